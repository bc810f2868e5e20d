import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './morning.module.css';

const { morning } = content;

/** One call on its way through six of the features, hour by hour. */
export function Morning() {
  return (
    <Section tone="sand">
      <SectionHead split title={morning.title} lead={morning.lead} />
      <ol className={styles.morning}>
        {morning.stops.map(({ at, feature, text }) => (
          <li key={at}>
            <p className={styles.at}>{at}</p>
            <h3>{feature}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
