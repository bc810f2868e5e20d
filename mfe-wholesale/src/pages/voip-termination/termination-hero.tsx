import { contactPath } from '@site/contracts';
import { Board } from '@site/ui/board.tsx';
import { ButtonLink } from '@site/ui/button.tsx';
import { HeroBoard } from '@site/ui/hero-board.tsx';
import { RateSheetLink } from '../../rates/rate-sheet-link.tsx';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { CallPath } from './call-path-table.tsx';
import { content } from './content.ts';

const { hero, board } = content;

export function TerminationHero({ brand }: { brand: string }) {
  return (
    <HeroBoard
      kicker={hero.kicker}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <RateSheetLink look="accent" sheet={terminationSheet} brand={brand}>
            {hero.rates}
          </RateSheetLink>
          <ButtonLink look="line" href={contactPath('termination')}>
            {hero.start}
          </ButtonLink>
        </>
      }
      board={
        <Board label={board.label} bar={board.bar}>
          <CallPath />
        </Board>
      }
    />
  );
}
