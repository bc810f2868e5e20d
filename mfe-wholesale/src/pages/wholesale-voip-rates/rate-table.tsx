import { Abbreviation } from '@site/ui/content/tooltip.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { abbreviations } from '../../rates/abbreviations.ts';
import { asrText, type RoutedRate, rateText } from '../../rates/rate.ts';
import { RateBar } from '../../rates/rate-bar.tsx';
import { content } from './content.ts';
import styles from './rate-table.module.css';

const { columns } = content.rates;

export function RateTable({ rates }: { rates: readonly RoutedRate[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.destination}</th>
          <th scope="col" className={styles.scale}>
            <VisuallyHidden>{columns.scale}</VisuallyHidden>
          </th>
          <th scope="col">{columns.tier}</th>
          <th scope="col">
            <Abbreviation {...abbreviations.asr} />
          </th>
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

function Row({ destination, rate, tier, asr }: RoutedRate) {
  return (
    <tr>
      <th scope="row">{destination}</th>
      <td className={styles.scale}>
        <RateBar rate={rate} className={tier === 'Premium' ? styles.premium : undefined} />
      </td>
      <td>{tier}</td>
      <td>{asrText(asr)}</td>
      <td className={styles.rate}>{rateText(rate)}</td>
    </tr>
  );
}
