/** Languages of the samples, in the order of the choice. */
export const languages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof languages)[number]['value'];

export interface Sample {
  /** Names the block, unique in the page: `"List calls"`. */
  label: string;
  code: Readonly<Record<Language, string>>;
  /** What comes back, as JSON or as a status line. */
  answer?: string;
}

export interface DocsTable {
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A part of the documentation; words may mark `` `code` `` and `**strong**`. */
export interface DocsSection {
  /** Anchor of the heading. */
  id: string;
  title: string;
  /** What is asked for, when the section documents one request: `GET /api/calls`. */
  request?: { method: 'GET' | 'POST'; path: string };
  paragraphs: readonly string[];
  table?: DocsTable;
  sample: Sample;
}
