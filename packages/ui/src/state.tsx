import { classNames } from './class-names.ts';
import styles from './state.module.css';

const levels = {
  operational: undefined,
  resolved: undefined,
  maintenance: 'info',
  completed: 'info',
  degraded: 'warn',
  outage: 'bad',
  other: 'plain',
} as const;

/** What a service or an incident can be; `other` is grey. */
export type StateKind = keyof typeof levels;

export interface StateProps {
  kind: StateKind;
  /** The word; colour and dot only repeat it. */
  children: string;
}

/** State of a service or an incident: a dot and a word. */
export function State({ kind, children }: StateProps) {
  const level = levels[kind];
  return <span className={classNames(styles.state, level && styles[level])}>{children}</span>;
}
