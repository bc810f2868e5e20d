import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './contents-layout.module.css';
import { PageColumn } from './section.tsx';

export interface ContentsEntry {
  /** Id of an `h2` of the text. */
  id: string;
  label: string;
}

export interface ContentsLayoutProps {
  /** Heading of the contents: `"On this page"`. */
  contentsTitle: string;
  contents: readonly ContentsEntry[];
  children: ReactNode;
}

/** Long content with its table of contents, at the side from 1024 px, folded above on smaller screens; shows reading progress. */
export function ContentsLayout({ contentsTitle, contents, children }: ContentsLayoutProps) {
  const links = <Links contents={contents} />;
  return (
    <>
      <div className={styles.progress} />
      <PageColumn className={styles.columns}>
        <nav className={styles.contents} aria-label={contentsTitle}>
          <div className={styles.side}>
            <h2>{contentsTitle}</h2>
            {links}
          </div>
          <details className={styles.folded}>
            <summary>
              {contentsTitle}
              <Icon of={ChevronDown} />
            </summary>
            {links}
          </details>
        </nav>
        {children}
      </PageColumn>
    </>
  );
}

function Links({ contents }: { contents: readonly ContentsEntry[] }) {
  return (
    <ul>
      {contents.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
