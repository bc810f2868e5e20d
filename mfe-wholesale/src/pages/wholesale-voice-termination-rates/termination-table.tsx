import { contactPath } from '@site/contracts';
import { Day } from '@site/ui/content/day.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { facts } from '../../facts/facts.ts';
import { rateText } from '../../rates/rate.ts';
import { RateBar } from '../../rates/rate-bar.tsx';
import { terminationRates } from '../../rates/termination-rates.ts';
import { content } from './content.ts';
import styles from './termination-table.module.css';

const { title, lead, name, columns, scale, from, note, ask, askEnd, shared, other } = content.table;

/** All rates in one table, lowest first: their bars together are the slope of a dune. */
export function TerminationTable() {
  return (
    <Section id="rates">
      <SectionHead title={title} lead={lead} split />
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{columns.destination}</th>
            <th scope="col">{columns.prefix}</th>
            <th scope="col">{columns.region}</th>
            <th scope="col">
              <VisuallyHidden>{scale}</VisuallyHidden>
            </th>
            <th scope="col">{columns.rate}</th>
          </tr>
        </thead>
        <tbody>
          {terminationRates.map(({ destination, prefix, region, rate }) => (
            <tr key={destination}>
              <th scope="row" data-region={region}>
                {destination}
              </th>
              <td>+{prefix}</td>
              <td>{region}</td>
              <td>
                <RateBar rate={rate} />
              </td>
              <td>{rateText(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        {from} <Day date={facts.ratesValidFrom} />, {note} <a href={contactPath('termination')}>{ask}</a> {askEnd}
      </p>
      <p className={styles.foot}>{shared}</p>
      <p className={styles.foot}>
        {other.text} <a href={other.href}>{other.label}</a>.
      </p>
    </Section>
  );
}
