import type { ReactNode } from 'react';
import { tableParts } from '../content/table-parts.tsx';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { Note } from './note.tsx';

/** Properties of a section in a text. */
export interface SectionProps {
  id: string;
  title: string;
  children?: ReactNode;
}

/** Components for Markdown texts without code, whose page renders the sections (`Section`) itself. */
export const proseComponents = {
  Note,
  ScrollFrame,
  ...tableParts,
  strong: 'b',
} as const;
