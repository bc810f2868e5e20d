import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import styles from './features.module.css';

interface FeatureCellProps {
  /** Position and colors of the cell. */
  look: 'phone' | 'video' | 'messaging' | 'plain' | 'integrations';
  icon: IconNode;
  title: string;
  text: string;
  /** Page of the tool; the whole cell links there. */
  href: string;
  /** A decorative drawing. */
  children: ReactNode;
}

/** One of the six tools with its drawing. */
export function FeatureCell({ look, icon, title, text, href, children }: FeatureCellProps) {
  return (
    <article className={`${styles.cell} ${styles[look]}`} data-tone={look === 'phone' ? 'ink' : undefined}>
      <div className={styles.text}>
        <h3>
          <Icon of={icon} />
          <a href={href}>{title}</a>
          <Icon of={ArrowRight} />
        </h3>
        <p>{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </article>
  );
}
