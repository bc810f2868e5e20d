import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { asrText, rateText } from '../../rates/rate.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { content } from './content.ts';
import styles from './page.module.css';

const { board } = content;

export function RatesBoard() {
  const shown = board.destinations.flatMap((name) => allRates.filter(({ destination }) => destination === name));
  return (
    <FigureBoard label={board.label} bar={board.bar}>
      <dl className={styles.boardRates}>
        {shown.map(({ destination, rate, asr }) => (
          <div key={destination}>
            <dt>{destination}</dt>
            <dd>{rateText(rate)}</dd>
            <dd>ASR {asrText(asr)}</dd>
          </div>
        ))}
      </dl>
    </FigureBoard>
  );
}
