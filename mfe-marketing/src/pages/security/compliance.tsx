import styles from './compliance.module.css';
import { content } from './content.ts';

const { complianceBadges, complianceHead } = content;

const { questions } = complianceHead;

/** Each standard: definition, deliverable for customers, and limits. */
export function Compliance() {
  return (
    <ul className={styles.columns}>
      {complianceBadges.map(({ name, meaning, ask, limit }) => (
        <li key={name}>
          <h3>{name}</h3>
          <dl>
            <dt>{questions.meaning}</dt>
            <dd>{meaning}</dd>
            <dt>{questions.ask}</dt>
            <dd>{ask}</dd>
            <dt>{questions.limit}</dt>
            <dd>{limit}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
