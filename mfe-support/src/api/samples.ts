import { readFileSync } from 'node:fs';
import path from 'node:path';

const reference = readFileSync(path.join(import.meta.dirname, '../pages/api-docs/reference.md'), 'utf8');

/** A sample of the documentation: its name, and its code by the language of the fence. */
interface Sample {
  title: string;
  code: Partial<Record<string, string>>;
}

/** All samples in the order of the text. */
export const samples: readonly Sample[] = samplesIn(reference);

/** A code block without a title is the previous sample in another language. */
function samplesIn(text: string): Sample[] {
  const found: Sample[] = [];
  const blocks = text.split(/^```/m).filter((_, index) => index % 2 === 1);
  for (const block of blocks) {
    const [heading = '', language = '', title] = /^(\w+)(?: title="([^"\n]+)")?\n/.exec(block) ?? [];
    const code = block.slice(heading.length);
    if (title) found.push({ title, code: {} });
    const sample = found.at(-1);
    if (sample) sample.code[language] = code;
  }
  return found;
}

/** Cells of the table with this name, without code marks. */
export function tableOf(name: string): string[][] {
  const [, rows = ''] = reference.split(`Table: ${name}\n\n`);
  const [table = ''] = rows.split('\n\n');
  const [, , ...body] = table.split('\n').map((row) => row.slice(2, -2).split(' | '));
  return body;
}

/** Code spans of a cell. */
export const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
