import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { RangeMap } from '@site/ui/vignettes/range-map.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content } from './content.ts';
import styles from './route-map.module.css';

const { label, bar, drawing } = content.board;

export function RouteMap() {
  return (
    <FigureBoard label={label} bar={bar}>
      <Vignette label={drawing} className={styles.map}>
        <RangeMap />
      </Vignette>
    </FigureBoard>
  );
}
