import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { content } from './content.ts';
import styles from './margin-ladder.module.css';
import { highestMargin, rungs } from './offer.ts';

const { label, bar } = content.board;

/** Lowest margin at the bottom; the bar of the highest one is as wide as the board. */
export function MarginLadder() {
  return (
    <FigureBoard label={label} bar={bar}>
      <dl className={styles.ladder}>
        {rungs.map(({ name, text, margin }) => (
          <div key={name}>
            <dt>
              {name} <span>{text}</span>
            </dt>
            <dd>
              {margin}%
              <svg viewBox={`0 0 ${highestMargin} 4`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={margin} height="4" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </FigureBoard>
  );
}
