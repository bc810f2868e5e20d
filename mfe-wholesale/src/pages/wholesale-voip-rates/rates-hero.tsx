import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { asrText, rateText } from '../../rates/rate.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { content } from './content.ts';
import styles from './page.module.css';

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

function BoardRates() {
  const shown = board.destinations.flatMap((name) => allRates.filter(({ destination }) => destination === name));
  return (
    <dl className={styles.boardRates}>
      {shown.map(({ destination, rate, asr }) => (
        <div key={destination}>
          <dt>{destination}</dt>
          <dd>{rateText(rate)}</dd>
          <dd>ASR {asrText(asr)}</dd>
        </div>
      ))}
    </dl>
  );
}
