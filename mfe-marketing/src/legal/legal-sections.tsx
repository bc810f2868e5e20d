import { ContentsLayout } from '@site/ui/layout/contents-layout.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import { InlineWords } from '@site/ui/text/inline-words.tsx';
import { Prose } from '@site/ui/text/prose.tsx';
import { TextBlock } from '@site/ui/text/text-block.tsx';
import type { ReactNode } from 'react';
import styles from './legal-sections.module.css';
import type { LegalSection } from './legal-text.ts';
import { words } from './legal-words.ts';

export interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Section numbers as large figures in the margin. */
  figures?: boolean;
  /** What follows the words of a section, by its id: wider than the text. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** Numbered sections with their contents at the side. */
export function LegalSections({ sections, figures, parts }: LegalSectionsProps) {
  return (
    <ContentsLayout
      contentsTitle={words.contents}
      contents={sections.map(({ id, title }, index) => ({ id, label: `${index + 1}. ${title}` }))}
    >
      <article className={classNames(styles.text, figures && styles.figures)}>
        {sections.map(({ id, title, gist, blocks }, index) => (
          <section key={id}>
            <h2 id={id}>
              <span className={styles.number}>{figures ? index + 1 : `${index + 1}.`}</span> {title}
            </h2>
            <Prose>
              <p className={styles.gist}>
                <InlineWords of={gist} />
              </p>
              {blocks.map((block, position) => (
                <TextBlock key={`${id}-${position + 1}`} block={block} />
              ))}
            </Prose>
            {parts?.[id]}
          </section>
        ))}
      </article>
    </ContentsLayout>
  );
}
