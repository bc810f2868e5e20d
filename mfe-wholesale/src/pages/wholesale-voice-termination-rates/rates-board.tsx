import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { rateText } from '../../rates/rate.ts';
import { terminationRegions } from '../../rates/termination-rates.ts';
import { content } from './content.ts';
import styles from './rates-board.module.css';

const { board } = content;

/** Two columns of eight, region after region. */
export function RatesBoard() {
  return (
    <FigureBoard label={board.label} bar={board.bar}>
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
    </FigureBoard>
  );
}
