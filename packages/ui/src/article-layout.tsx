import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './article-layout.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';
import { Wrap } from './section.tsx';

export interface ContentsEntry {
  /** Id of an `h2` of the text. */
  id: string;
  label: string;
}

export interface ArticleLayoutProps {
  /** Heading of the contents: `"On this page"`. */
  contentsTitle: string;
  contents: readonly ContentsEntry[];
  /** The text, see {@link Prose}. */
  children: ReactNode;
}

/** A text with its contents: beside it from 1024 px, folded above it on smaller screens. Follows a `HeroDocument`. */
export function ArticleLayout({ contentsTitle, contents, children }: ArticleLayoutProps) {
  const links = <Links contents={contents} />;
  return (
    <>
      <div className={styles.progress} />
      <Wrap className={styles.columns}>
        <nav className={classNames(styles.contents, styles.side)} aria-label={contentsTitle}>
          <h2>{contentsTitle}</h2>
          {links}
        </nav>
        <details className={classNames(styles.contents, styles.folded)}>
          <summary>
            {contentsTitle}
            <Icon of={ChevronDown} />
          </summary>
          <nav aria-label={contentsTitle}>{links}</nav>
        </details>
        <Prose as="article">{children}</Prose>
      </Wrap>
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
