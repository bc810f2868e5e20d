import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Day } from '@site/ui/content/day.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { facts } from '../../facts/facts.ts';
import { content } from './content.ts';
import { RouteTable } from './route-table.tsx';
import styles from './routes-section.module.css';

const { title, lead, valid, note, all } = content.routes;

export function RoutesSection() {
  return (
    <Section tone="sand" id="routes">
      <SectionHead title={title} lead={lead} split />
      <RouteTable />
      <div className={styles.note}>
        <p>
          {valid} <Day date={facts.ratesValidFrom} />, {note}
        </p>
        <ArrowLink href="/wholesale-voip-rates">{all}</ArrowLink>
      </div>
    </Section>
  );
}
