import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { content } from './content.ts';
import styles from './margin-ladder.module.css';

const { label, bar, rungs } = content.board;

/** The lowest rung stands at the bottom; a bar ends at its margin of all that a customer pays. */
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
              <svg viewBox="0 0 60 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={margin} height="4" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </FigureBoard>
  );
}
