import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
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
          <RateSheetLink variant="accent" sheet={terminationSheet} brand={brand}>
            {hero.rates}
          </RateSheetLink>
          <ButtonLink variant="line" href={contactPath('termination')}>
            {hero.start}
          </ButtonLink>
        </>
      }
      board={
        <FigureBoard label={board.label} bar={board.bar}>
          <CallPath />
        </FigureBoard>
      }
    />
  );
}
