import { CodeSample, type CodeSampleProps } from '@site/ui/text/code-sample.tsx';
import { Prose } from '@site/ui/text/prose.tsx';
import type { SectionProps } from '@site/ui/text/prose-components.tsx';
import { textComponents } from '@site/ui/text/text-components.tsx';
import { Children, isValidElement, type ReactNode } from 'react';
import styles from './code-panel.module.css';
import { CodePanel } from './code-panel.tsx';
import { content } from './content.ts';
import pageStyles from './page.module.css';

/** A part of the documentation: words at the left, what to type at the right. */
function ReferenceSection({ id, title, children }: SectionProps) {
  const parts = Children.toArray(children);
  const isSample = (part: ReactNode) => isValidElement(part) && part.type === CodePanel;
  return (
    <section className={pageStyles.entry} aria-labelledby={id}>
      <Prose>
        <h2 id={id}>{title}</h2>
        {parts.filter((part) => !isSample(part))}
      </Prose>
      {parts.filter(isSample)}
    </section>
  );
}

/** A sample in one language, or what comes back. */
function Sample({ label, language, children }: CodeSampleProps & { language: string }) {
  const option = content.languages.options.find(({ fence }) => fence === language);
  if (option)
    return (
      <div data-language={option.value}>
        <CodeSample label={`${label}, ${option.label}`}>{children}</CodeSample>
      </div>
    );
  return (
    <div className={styles.answer}>
      <p>{content.answer}</p>
      <CodeSample label={`${label}, ${content.answer}`}>{children}</CodeSample>
    </div>
  );
}

/** What stands for the parts of reference.md. */
export const referenceComponents = {
  ...textComponents,
  Section: ReferenceSection,
  CodeSamples: CodePanel,
  CodeSample: Sample,
} as const;
