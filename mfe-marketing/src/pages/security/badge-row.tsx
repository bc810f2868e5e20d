import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Seal } from '@site/ui/vignettes/seal.tsx';
import styles from './badge-row.module.css';
import { content } from './content.ts';

const { complianceBadges, complianceHead } = content;

/** The four standards as seals; what they mean stands further down. */
export function BadgeRow() {
  return (
    <div className={styles.row}>
      <VisuallyHidden as="h2">{complianceHead.badges}</VisuallyHidden>
      <ul>
        {complianceBadges.map(({ name, kind, colours }) => (
          <li key={name}>
            <Seal {...colours} />
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
