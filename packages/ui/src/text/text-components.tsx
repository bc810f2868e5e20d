import type { ReactNode } from 'react';
import styles from '../content/text-table.module.css';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { CodeSample } from './code-sample.tsx';
import { Note } from './note.tsx';

interface SectionProps {
  id: string;
  title: string;
  children?: ReactNode;
}

function TextSection({ id, title, children }: SectionProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
}

function Table({ children }: { children?: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}

/**
 * What stands for the parts of a Markdown text within a `Prose`.
 * @example
 * import Guide from './guide.md';
 * <Prose><Guide components={textComponents} /></Prose>
 */
export const textComponents = {
  Section: TextSection,
  Note,
  ScrollFrame,
  CodeSample,
  table: Table,
  strong: 'b',
} as const;
