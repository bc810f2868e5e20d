import { Stats } from '@site/ui/content/stats.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './grades.module.css';

const { title, lead, items, both, stats } = content.grades;

export function Grades() {
  return (
    <Section tone="ink">
      <SectionHead title={title} lead={lead} split />
      <dl className={styles.grades}>
        {items.map(({ value, name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.both}>{both}</h3>
      <Stats items={stats} ruled />
    </Section>
  );
}
