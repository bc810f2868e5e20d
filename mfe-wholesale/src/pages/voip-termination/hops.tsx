import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './hops.module.css';

const { title, lead, items } = content.hops;

/** The four hops of the board again, each with its contribution; a line joins them. */
export function Hops() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <ol className={styles.hops}>
        {items.map((hop) => (
          <li key={hop.title}>
            <h3>{hop.title}</h3>
            <p>{hop.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
