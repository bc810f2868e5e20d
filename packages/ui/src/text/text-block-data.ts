import { plainWords, type Words } from './words.ts';

/** A part of a text, as data. */
export type TextBlockData =
  | { kind: 'text'; text: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'steps'; items: readonly Words[] }
  | { kind: 'note'; level?: 'warn'; text: Words }
  | { kind: 'table'; label: string; head: readonly string[]; rows: readonly (readonly Words[])[] };

/** What there is to read in a part of a text, without marks. */
export function blockWords(block: TextBlockData): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainWords(block.text);
    case 'list':
    case 'steps':
      return plainWords(block.items.join(' '));
    case 'table':
      return plainWords([block.head, ...block.rows].flat().join(' '));
  }
}
