import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import styles from './console.module.css';
import { content } from './content.ts';
import { TraceLine } from './trace-line.tsx';

const { board, console: reading } = content;

/** An engineer's wall display: four figures, each with its last hour. */
export function Console() {
  return (
    <FigureBoard label={board.label} bar={board.bar}>
      <dl className={styles.figures}>
        {reading.figures.map(({ short, value, unit, trace }) => (
          <div key={short}>
            <dt>{short}</dt>
            <dd>{value}</dd>
            <dd>
              {board.now} {trace.values.at(-1)}
              {unit}
              <TraceLine trace={trace} />
            </dd>
          </div>
        ))}
      </dl>
    </FigureBoard>
  );
}
