import type { ReactNode } from 'react';
import { tableParts } from '../content/table-parts.tsx';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { Note } from './note.tsx';

/** What a text gives to a section. */
export interface SectionProps {
  id: string;
  title: string;
  children?: ReactNode;
}

/** What stands for the parts of a Markdown text without code, whose page draws the sections (`Section`) itself. */
export const proseComponents = {
  Note,
  ScrollFrame,
  ...tableParts,
  strong: 'b',
} as const;
