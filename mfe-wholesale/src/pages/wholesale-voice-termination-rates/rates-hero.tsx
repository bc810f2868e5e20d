import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { rateText } from '../../rates/rate.ts';
import { terminationRegions } from '../../rates/termination-rates.ts';
import { content } from './content.ts';
import styles from './rates-hero.module.css';

const { hero, board } = content;

export function RatesHero({ brand }: { brand: string }) {
  return (
    <WholesaleHero
      {...hero}
      brand={brand}
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
