import { Grid3x3, MicOff, Pause, PhoneForwarded, PhoneOff } from 'lucide';
import { LiveDot } from '../art/live-dot.tsx';
import { classNames } from '../styles/class-names.ts';
import { Bars } from './bars.tsx';
import styles from './call-panel.module.css';
import { Keys } from './keys.tsx';

export interface CallPanelProps {
  /** `"On a call"`. */
  state: string;
  /** `"04:12"`. */
  clock: string;
  /** A place or a department, never a person. */
  who: string;
  /** Number and codec. */
  line: string;
  className?: string;
}

/** A running call with its voice and its keys. */
export function CallPanel({ state, clock, who, line, className }: CallPanelProps) {
  return (
    <div className={classNames(styles.call, className)} data-tone="ink">
      <p className={styles.top}>
        <span className={styles.state}>
          <LiveDot />
          {state}
        </span>
        <span>{clock}</span>
      </p>
      <p className={styles.who}>{who}</p>
      <p className={styles.line}>{line}</p>
      <Bars />
      <Keys icons={[MicOff, Pause, PhoneForwarded, Grid3x3, PhoneOff]} />
    </div>
  );
}
