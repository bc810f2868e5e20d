import { Stats } from '@site/ui/content/stats.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { LogoStrip } from '../../customers/logo-strip.tsx';
import { content } from './content.ts';
import styles from './reach.module.css';

const { reach } = content;

/** Number of users, some customers, and the integrated CRM systems. */
export function Reach() {
  return (
    <Section tight tone="ink" label={reach.label} className={styles.reach}>
      <Stats items={reach.figures} />
      <LogoStrip />
      <div className={styles.crm}>
        <h2>{reach.crmTitle}</h2>
        <ul>
          {reach.crms.map(({ name, does }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{does}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
