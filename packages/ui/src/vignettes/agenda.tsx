import { classNames } from '../styles/class-names.ts';
import styles from './agenda.module.css';
import { Panel } from './panel.tsx';

export interface AgendaEntry {
  /** `"10:30"`. */
  time: string;
  title: string;
  /** Marks the current meeting: `"8 joined · recording"`. */
  now?: string;
}

/** Meetings of a day, one of them running. */
export function Agenda({ entries, className }: { entries: readonly AgendaEntry[]; className?: string }) {
  return (
    <Panel className={classNames(styles.agenda, className)}>
      {entries.map(({ time, title, now }) => (
        <p key={time} className={now && styles.now}>
          <b>{time}</b>
          <span>
            {title}
            {now && <small>{now}</small>}
          </span>
        </p>
      ))}
    </Panel>
  );
}
