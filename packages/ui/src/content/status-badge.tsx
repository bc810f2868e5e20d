import { classNames } from '../styles/class-names.ts';
import styles from './status-badge.module.css';

const levels = {
  operational: undefined,
  resolved: undefined,
  maintenance: 'info',
  completed: 'info',
  degraded: 'warn',
  outage: 'bad',
  other: 'plain',
} as const;

/** State of a service or an incident; `other` is gray. */
export type Status = keyof typeof levels;

export interface StatusBadgeProps {
  status: Status;
  /** Name of the state; color and dot only repeat it. */
  children: string;
}

/** Badge for the state of a service or an incident: a dot and a word. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const level = levels[status];
  return <span className={classNames(styles.state, level && styles[level])}>{children}</span>;
}
