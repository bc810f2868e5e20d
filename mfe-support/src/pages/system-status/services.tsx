import { Day } from '@site/ui/content/day.tsx';
import { content } from './content.ts';
import { DayBars } from './day-bars.tsx';
import { ServiceState } from './service-state.tsx';
import styles from './services.module.css';
import type { Service } from './state-list.ts';
import { recentInterruptions, uptimeOf } from './uptime.ts';

const { services, servicesHead } = content;

const { columns, lost, none, title } = servicesHead;

/** One row per service, with its last 90 days. */
export function Services({ today }: { today: string }) {
  return (
    <table className={styles.services} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.days}</th>
          <th scope="col">{columns.uptime}</th>
          <th scope="col" className={styles.end}>
            {columns.state}
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <Row key={service.name} service={service} today={today} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ service, today }: { service: Service; today: string }) {
  const interruptions = recentInterruptions(service, today);
  return (
    <tr>
      <th scope="row">
        {service.name}
        <small>{service.scope}</small>
      </th>
      <td className={styles.days}>
        <DayBars interruptions={interruptions} />
        <small>
          {interruptions.length === 0 && none}
          {interruptions.map(({ date, minutes }, index) => (
            <span key={date}>
              {index > 0 && ', '}
              {lost(minutes)} <Day date={date} />
            </span>
          ))}
        </small>
      </td>
      <td className={styles.uptime}>
        {uptimeOf(service, today)}
        <span> {columns.uptime.toLowerCase()}</span>
      </td>
      <td className={styles.end}>
        <ServiceState status={service.status} />
      </td>
    </tr>
  );
}
