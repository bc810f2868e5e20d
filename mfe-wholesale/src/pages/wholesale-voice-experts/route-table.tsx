import { Abbreviation } from '@site/ui/content/tooltip.tsx';
import { abbreviations } from '../../rates/abbreviations.ts';
import { asrText, rateText } from '../../rates/rate.ts';
import { content } from './content.ts';
import styles from './route-table.module.css';
import { type CarrierRoute, routes } from './routes.ts';

const { columns, km: kmText } = content.routes;

/** Units of the drawing per 1000 km; the longest route is just above 12,000 km. */
const PER_1000_KM = 10;

export function RouteTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.route}</th>
          <th scope="col" className={styles.distance}>
            {columns.distance}
          </th>
          <th scope="col" className={styles.carriers}>
            {columns.carriers}
          </th>
          <th scope="col" className={styles.tier}>
            {columns.tier}
          </th>
          <th scope="col">
            <Abbreviation {...abbreviations.asr} />
          </th>
          <th scope="col">{columns.rate}</th>
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <Row key={route.city} {...route} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ city, destination, km, carriers, tier, asr, rate }: CarrierRoute) {
  return (
    <tr>
      <th scope="row" data-rest={`${kmText(km)} · ${tier}`}>
        {city} <span>{destination}</span>
      </th>
      <td className={styles.distance}>
        <Distance km={km} />
        {kmText(km)}
      </td>
      <td className={styles.carriers}>{carriers}</td>
      <td className={styles.tier}>{tier}</td>
      <td>{asrText(asr)}</td>
      <td>{rateText(rate)}</td>
    </tr>
  );
}

/** The sun at Dubai, and a line proportional to the distance. */
function Distance({ km }: { km: number }) {
  const end = 6 + Math.round((km / 1000) * PER_1000_KM);
  return (
    <svg viewBox="0 0 132 12" aria-hidden="true">
      <path d={`M6 6H${end}`} stroke="var(--gulf-600)" />
      <circle cx="6" cy="6" r="5" fill="var(--sun-500)" />
      <circle cx={end} cy="6" r="3" fill="var(--gulf-600)" />
    </svg>
  );
}
