import { ButtonLink } from '@site/ui/actions/button.tsx';
import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
import { rateText } from '../../rates/rate.ts';
import { RateSheetLink } from '../../rates/rate-sheet-link.tsx';
import { terminationRegions } from '../../rates/termination-rates.ts';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { content } from './content.ts';
import styles from './rates-hero.module.css';

const { hero, board } = content;

export function RatesHero({ brand }: { brand: string }) {
  return (
    <HeroBoard
      kicker={hero.kicker}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <RateSheetLink variant="accent" sheet={terminationSheet} brand={brand}>
            {hero.sheet}
          </RateSheetLink>
          <ButtonLink variant="line" href="#calculator">
            {hero.calculate}
          </ButtonLink>
        </>
      }
      board={
        <FigureBoard label={board.label} bar={board.bar}>
          <BoardRates />
        </FigureBoard>
      }
    />
  );
}

/** Two columns of eight, region after region. */
function BoardRates() {
  return (
    <dl className={styles.rates}>
      {terminationRegions
        .flatMap(({ rates }) => rates)
        .map(({ destination, rate }) => (
          <div key={destination}>
            <dt>{destination}</dt>
            <dd>{rateText(rate)}</dd>
          </div>
        ))}
    </dl>
  );
}
