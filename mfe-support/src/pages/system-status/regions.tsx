import { content } from './content.ts';
import styles from './regions.module.css';
import { ServiceState } from './service-state.tsx';

const { latencyLimit, regions } = content;

/** One row per region, with its latency as a bar on one scale. */
export function Regions() {
  return (
    <ul className={styles.regions}>
      {regions.map(({ name, location, status, latency }) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <p className={styles.location}>{location}</p>
          </div>
          <div className={styles.end}>
            <p className={styles.latency}>{latency} ms</p>
            <ServiceState status={status} />
          </div>
          <svg viewBox={`0 0 ${latencyLimit} 6`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={latency} height="6" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
