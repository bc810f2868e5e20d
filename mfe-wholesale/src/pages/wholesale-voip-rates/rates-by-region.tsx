import { contactPath } from '@site/contracts';
import { Day } from '@site/ui/content/day.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { facts } from '../../facts/facts.ts';
import { lowestRate, rateText } from '../../rates/rate.ts';
import { rateRegions } from '../../rates/rates-page-rates.ts';
import { content } from './content.ts';
import { RateTable } from './rate-table.tsx';
import styles from './rates-by-region.module.css';

const { title, lead, regions, validFrom, from, note, ask, askEnd, legend } = content.rates;

export function RatesByRegion() {
  return (
    <Section id="rates">
      <SectionHead title={title} lead={lead} split />
      <div className={styles.regions}>
        <nav aria-label={regions}>
          <ul>
            {rateRegions.map((region) => (
              <li key={region.id}>
                <a href={`#${region.id}`}>
                  {region.name} <span className={styles.from}>{from(rateText(lowestRate(region.rates).rate))}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>
            {validFrom} <Day date={facts.ratesValidFrom} />, {note} <a href={contactPath('wholesale-rates')}>{ask}</a>{' '}
            {askEnd}
          </p>
        </nav>
        <div className={styles.groups}>
          <p className={styles.legend}>
            {legend.map((tier) => (
              <span key={tier}>{tier}</span>
            ))}
          </p>
          {rateRegions.map((region) => (
            <section key={region.id} id={region.id} aria-labelledby={`${region.id}-heading`}>
              <h3 id={`${region.id}-heading`}>{region.name}</h3>
              <RateTable rates={region.rates} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
