import { CodeSample } from './code-sample.tsx';
import { proseComponents, type SectionProps } from './prose-components.tsx';

function TextSection({ id, title, children }: SectionProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
}

/**
 * Components for Markdown texts within a `Prose`.
 * @example
 * import Guide from './guide.md';
 * <Prose><Guide components={textComponents} /></Prose>
 */
export const textComponents = {
  ...proseComponents,
  Section: TextSection,
  CodeSample,
} as const;
