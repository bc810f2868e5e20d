import { ButtonLink } from '@site/ui/actions/button.tsx';
import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { HeroBoard } from '@site/ui/hero/hero-board.tsx';
import { asrText, rateText } from '../../rates/rate.ts';
import { RateSheetLink } from '../../rates/rate-sheet-link.tsx';
import { allRates } from '../../rates/rates-page-rates.ts';
import { ratesPageSheet } from '../../rates/rates-page-sheet.ts';
import { content } from './content.ts';
import styles from './page.module.css';

const { hero, board } = content;

export function RatesHero({ brand }: { brand: string }) {
  return (
    <HeroBoard
      kicker={hero.kicker}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink variant="accent" href="#rates">
            {hero.view}
          </ButtonLink>
          <RateSheetLink variant="line" sheet={ratesPageSheet} brand={brand}>
            {hero.request}
          </RateSheetLink>
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
