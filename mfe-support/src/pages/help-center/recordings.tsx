import { Icon } from '@site/ui/art/icon.tsx';
import { Play } from 'lucide';
import { content } from './content.ts';
import type { Recording } from './recording-list.ts';
import styles from './recordings.module.css';

const { recordings, recordingsHead } = content;

/** Short recordings; they are watched on the training page. */
export function Recordings() {
  return (
    <ul className={styles.recordings}>
      {recordings.map(({ title, length, colours }) => (
        <li key={title}>
          <a href="/training">
            <span className={styles.still}>
              <Still {...colours} />
              <span className={styles.play}>
                <Icon of={Play} />
              </span>
            </span>
            {title}
            <span className={styles.length}>{recordingsHead.length(length)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A dune with the sun behind it. */
function Still({ sky, sun, dune }: Recording['colours']) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={`var(--${sky})`} d="M0 0h320v180H0z" />
      <circle cx="214" cy="84" r="38" fill={`var(--${sun})`} />
      <path fill={`var(--${dune})`} d="M0 164c88-6 138-42 190-62 30 32 74 48 130 52v26H0z" />
    </svg>
  );
}
