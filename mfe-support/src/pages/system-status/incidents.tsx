import { Day } from '@site/ui/content/day.tsx';
import { StatusBadge } from '@site/ui/content/status-badge.tsx';
import { content } from './content.ts';
import styles from './incidents.module.css';
import type { IncidentStatus } from './state-list.ts';
import { isRecent } from './uptime.ts';

const { incidents, incidentsHead, incidentWords } = content;

/** Resolved is green, completed blue, everything else gray (specification, section 4). */
const kinds = { resolved: 'resolved', completed: 'completed', monitoring: 'other' } as const satisfies Record<
  IncidentStatus,
  string
>;

/** The newest first. */
export function Incidents({ today }: { today: string }) {
  return (
    <>
      {incidents.every(({ date }) => !isRecent(date, today)) && <p className={styles.none}>{incidentsHead.none}</p>}
      <ul className={styles.log}>
        {incidents.map(({ date, title, status, duration, impact }) => (
          <li key={date} id={date}>
            <p>
              <Day date={date} />
              <br />
              {duration}
            </p>
            <div>
              <h3>{title}</h3>
              <p>{impact}</p>
            </div>
            <div>
              <StatusBadge status={kinds[status]}>{incidentWords[status]}</StatusBadge>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
