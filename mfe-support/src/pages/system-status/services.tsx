import { Day } from '@site/ui/content/day.tsx';
import { content } from './content.ts';
import { ServiceState } from './service-state.tsx';
import styles from './services.module.css';
import type { Service } from './state-list.ts';

const { services, servicesHead } = content;

const { columns, noIncident, title } = servicesHead;

/** One row per service. */
export function Services() {
  return (
    <table className={styles.services} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.uptime}</th>
          <th scope="col">{columns.lastIncident}</th>
          <th scope="col" className={styles.end}>
            {columns.state}
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <Row key={service.name} service={service} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ service: { name, scope, uptime, lastIncident, status } }: { service: Service }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{scope}</small>
      </th>
      <td className={styles.uptime}>{uptime}</td>
      <td className={styles.last}>{lastIncident ? <Day date={lastIncident} /> : noIncident}</td>
      <td className={styles.end}>
        <ServiceState status={status} />
      </td>
    </tr>
  );
}
