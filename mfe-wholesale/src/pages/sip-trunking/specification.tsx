import { GoLink } from '@site/ui/go-link.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
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
      <GoLink href="/articles/sip-trunking-configuration" className={styles.guide}>
        {guide}
      </GoLink>
    </Section>
  );
}
