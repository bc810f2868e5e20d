import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../art/icon.tsx';
import { Lead, PageColumn } from '../layout/section.tsx';
import styles from './hero-document.module.css';

export interface HeroDocumentProps {
  /** Link back. */
  back?: { href: string; label: string };
  title: ReactNode;
  lead?: ReactNode;
  /** Reading time, category, date of the last change … */
  byline?: readonly { icon: IconNode; text: string }[];
}

/** Head of a text above a hairline: articles, legal texts, the sitemap. */
export function HeroDocument({ back, title, lead, byline }: HeroDocumentProps) {
  return (
    <PageColumn>
      <header className={styles.head}>
        {back && (
          <a className={styles.back} href={back.href}>
            <Icon of={ArrowLeft} />
            {back.label}
          </a>
        )}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        {byline && (
          <ul className={styles.byline}>
            {byline.map(({ icon, text }) => (
              <li key={text}>
                <Icon of={icon} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </header>
    </PageColumn>
  );
}
