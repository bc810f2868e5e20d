import { classNames } from '@site/ui/styles/class-names.ts';
import { CodeSample, type CodeSampleProps } from '@site/ui/text/code-sample.tsx';
import { Prose } from '@site/ui/text/prose.tsx';
import type { SectionProps } from '@site/ui/text/prose-components.tsx';
import { textComponents } from '@site/ui/text/text-components.tsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './code-panel.module.css';
import { CodePanel, type CodePanelProps } from './code-panel.tsx';
import { content } from './content.ts';
import pageStyles from './page.module.css';

/** Next to a text, a longer program would leave a gap below the text: it is placed below. */
const LINES_BESIDE = 32;

interface SampleProps extends CodeSampleProps {
  language: string;
}

const isPanel = (part: ReactNode): part is ReactElement<CodePanelProps> =>
  isValidElement(part) && part.type === CodePanel;

const linesOf = (sample: ReactNode) =>
  isValidElement<SampleProps>(sample) ? String(sample.props.children).split('\n').length : 0;

/** A part of the documentation: text on the left, code on the right. */
function ReferenceSection({ id, title, children }: SectionProps) {
  const parts = Children.toArray(children);
  const panels = parts.filter(isPanel);
  const longest = Math.max(...panels.flatMap(({ props }) => Children.map(props.children, linesOf) ?? 0));
  return (
    <section className={pageStyles.entry} aria-labelledby={id}>
      <Prose>
        <h2 id={id}>{title}</h2>
        {parts.filter((part) => !isPanel(part))}
      </Prose>
      {panels.length > 0 && (
        <div className={classNames(pageStyles.samples, longest > LINES_BESIDE && pageStyles.long)}>{panels}</div>
      )}
    </section>
  );
}

/** A sample in one language, or a response. */
function Sample({ language, label, ...sample }: SampleProps) {
  const option = content.languages.options.find(({ fence }) => fence === language);
  if (option)
    return (
      <div data-language={option.value}>
        <CodeSample label={`${label}, ${option.label}`} {...sample} />
      </div>
    );
  return (
    <div className={styles.answer}>
      <p>{content.answer}</p>
      <CodeSample label={`${label}, ${content.answer}`} {...sample} />
    </div>
  );
}

/** Components for the parts of reference.md. */
export const referenceComponents = {
  ...textComponents,
  Section: ReferenceSection,
  CodeSamples: CodePanel,
  CodeSample: Sample,
} as const;
