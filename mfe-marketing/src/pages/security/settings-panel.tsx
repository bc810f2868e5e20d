import { Panel } from '@site/ui/vignettes/panel.tsx';
import type { ReactNode } from 'react';
import { content } from './content.ts';
import styles from './settings-panel.module.css';

const { settings } = content;

const { title, retention, region, factor, announce, deleted, log } = settings;

/** The settings of an account, drawn. */
export function SettingsPanel() {
  return (
    <Panel className={styles.settings}>
      <p className={styles.title}>{title}</p>
      <Line name={retention.name} value={retention.value} />
      <Scale />
      <Line name={region.name}>
        <span className={styles.regions}>
          {region.options.map((option) => (
            <span key={option} className={option === region.chosen ? styles.chosen : undefined}>
              {option}
            </span>
          ))}
        </span>
      </Line>
      <Line name={factor}>
        <On />
      </Line>
      <Line name={announce}>
        <On />
      </Line>
      <Line {...deleted} />
      <Line {...log} />
    </Panel>
  );
}

function Line({ name, value, children }: { name: string; value?: string; children?: ReactNode }) {
  return (
    <p className={styles.line}>
      {name}
      {value ? <b>{value}</b> : children}
    </p>
  );
}

/** The period on its scale; the handle stands where one year is when the scale is logarithmic. */
function Scale() {
  return (
    <div className={styles.scale}>
      <svg viewBox="0 0 300 20" aria-hidden="true">
        <path d="M8 10H292" />
        <path className={styles.upTo} d="M8 10H168" />
        <circle cx="168" cy="10" r="8" />
      </svg>
      <span>{retention.from}</span>
      <span>{retention.to}</span>
    </div>
  );
}

function On() {
  return (
    <svg className={styles.on} viewBox="0 0 44 26" aria-hidden="true">
      <rect width="44" height="26" rx="13" />
      <circle cx="31" cy="13" r="9" />
    </svg>
  );
}
