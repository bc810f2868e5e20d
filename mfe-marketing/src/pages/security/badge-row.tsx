import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import styles from './badge-row.module.css';
import { content } from './content.ts';
import { Paper } from './papers.tsx';

const { complianceBadges, complianceHead } = content;

/** The four standards as what they are on paper; what they mean stands further down. */
export function BadgeRow() {
  return (
    <div className={styles.row}>
      <VisuallyHidden as="h2">{complianceHead.badges}</VisuallyHidden>
      <ul>
        {complianceBadges.map(({ name, kind, paper }) => (
          <li key={name}>
            <Paper of={paper} />
            <p>
              <b>{name}</b>
              {kind}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
