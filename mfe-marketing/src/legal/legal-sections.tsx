import type { MarkdownText, TextValues } from '@site/remote-kit';
import { ContentsLayout } from '@site/ui/layout/contents-layout.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import { Prose } from '@site/ui/text/prose.tsx';
import { proseComponents, type SectionProps } from '@site/ui/text/prose-components.tsx';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './legal-sections.module.css';
import { words } from './legal-words.ts';

export interface LegalSectionsOptions {
  /** Section numbers as large figures in the margin. */
  figures?: boolean;
  /** Content after a section, by its id: wider than the text. */
  parts?: Readonly<Record<string, ReactNode>>;
}

interface LegalSectionsProps extends LegalSectionsOptions {
  text: MarkdownText;
  values: TextValues;
}

const SectionContext = createContext<LegalSectionsOptions & Pick<MarkdownText, 'contents'>>({ contents: [] });
const components = { ...proseComponents, Section: NumberedSection };

/** Numbered sections with their contents at the side. */
export function LegalSections({ text: { default: Text, contents }, values, figures, parts }: LegalSectionsProps) {
  return (
    <ContentsLayout
      contentsTitle={words.contents}
      contents={contents.map(({ id, label }, index) => ({ id, label: `${index + 1}. ${label}` }))}
    >
      <article className={classNames(styles.text, figures && styles.figures)}>
        <SectionContext value={{ contents, figures, parts }}>
          <Text components={components} values={values} />
        </SectionContext>
      </article>
    </ContentsLayout>
  );
}

function NumberedSection({ id, title, children }: SectionProps) {
  const { contents, figures, parts } = useContext(SectionContext);
  const number = contents.findIndex((entry) => entry.id === id) + 1;
  return (
    <section>
      <h2 id={id}>
        <span className={styles.number}>{figures ? number : `${number}.`}</span> {title}
      </h2>
      <Prose>{children}</Prose>
      {parts?.[id]}
    </section>
  );
}
