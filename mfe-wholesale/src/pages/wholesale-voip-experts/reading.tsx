import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './reading.module.css';

const { title, lead, figures } = content.console;

/** Definition of each of the four figures, and the consequence of missing it. */
export function Reading() {
  return (
    <Section id="console">
      <SectionHead title={title} lead={lead} split />
      <ul className={styles.figures}>
        {figures.map(({ name, value, meaning, action }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{meaning}</p>
            <p className={styles.action}>
              <b>{value}</b>
              {action}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
