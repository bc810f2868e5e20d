import { VisuallyHidden } from '@site/ui/visually-hidden.tsx';
import { asrText, type Rate, rateText } from '../../rates/rate.ts';
import { content } from './content.ts';
import styles from './rate-table.module.css';

const { columns } = content.rates;

/** Parts of the bar's scale, which ends at two cents: one is a hundredth of a cent. */
const SCALE = 200;
const PARTS_PER_USD = 10_000;

export function RateTable({ rates }: { rates: readonly Rate[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.destination}</th>
          <th scope="col" className={styles.scale}>
            <VisuallyHidden>{columns.scale}</VisuallyHidden>
          </th>
          <th scope="col">{columns.tier}</th>
          <th scope="col">{columns.asr}</th>
          <th scope="col" className={styles.rate}>
            {columns.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <Row key={rate.destination} {...rate} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ destination, rate, tier, asr }: Rate) {
  return (
    <tr>
      <th scope="row">{destination}</th>
      <td className={styles.scale}>
        <svg viewBox={`0 0 ${SCALE} 8`} preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={tier === 'Premium' ? styles.premium : undefined}
            width={Math.round(rate * PARTS_PER_USD)}
            height="8"
          />
        </svg>
      </td>
      <td>{tier}</td>
      <td>{asrText(asr)}</td>
      <td className={styles.rate}>{rateText(rate)}</td>
    </tr>
  );
}
