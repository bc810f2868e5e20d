import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { CallPath } from './call-path-table.tsx';
import { content } from './content.ts';

const { hero, board } = content;

export function TerminationHero({ brand }: { brand: string }) {
  return (
    <WholesaleHero
      {...hero}
      brand={brand}
      board={
        <FigureBoard label={board.label} bar={board.bar}>
          <CallPath />
        </FigureBoard>
      }
    />
  );
}
