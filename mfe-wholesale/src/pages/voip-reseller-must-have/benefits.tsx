import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import styles from './benefits.module.css';
import { content } from './content.ts';

const { title, instead, items } = content.benefits;

export function Benefits() {
  return (
    <Section>
      <SectionHead title={title} />
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <p className={styles.instead}>
              <b>{instead}</b> {item.instead}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
