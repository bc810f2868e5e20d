import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './specification.module.css';

const { title, lead, rows, guide } = content.specification;

export function Specification() {
  return (
    <Section tone="sand">
      <SectionHead title={title} lead={lead} />
      <dl className={styles.rows}>
        {rows.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink href="/articles/sip-trunking-configuration" className={styles.guide}>
        {guide}
      </ArrowLink>
    </Section>
  );
}
