import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Day } from '@site/ui/content/day.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { facts } from '../../facts/facts.ts';
import { rateText } from '../../rates/rate.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import styles from './base-rates.module.css';
import { content } from './content.ts';

const { title, lead, from, calculate } = content.rates;

/** The sixteen rates as a plain list; bars and calling codes are on the rates page. */
export function BaseRates() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <dl className={styles.rates}>
        {terminationRates.map(({ destination, rate }) => (
          <div key={destination}>
            <dt>{destination}</dt>
            <dd>{rateText(rate)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        <span>
          {from} <Day date={facts.ratesValidFrom} />
        </span>
        <ArrowLink href="/wholesale-voice-termination-rates#calculator">{calculate}</ArrowLink>
      </p>
    </Section>
  );
}
