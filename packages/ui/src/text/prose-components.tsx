import type { ReactNode } from 'react';
import styles from '../content/text-table.module.css';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { Note } from './note.tsx';

/** What a text gives to a section. */
export interface SectionProps {
  id: string;
  title: string;
  children?: ReactNode;
}

function Table({ children }: { children?: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}

/** What stands for the parts of a Markdown text without code, whose page draws the sections (`Section`) itself. */
export const proseComponents = {
  Note,
  ScrollFrame,
  table: Table,
  strong: 'b',
} as const;
