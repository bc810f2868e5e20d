import type { Checkout } from '@site/dev-tools/checkout.ts';

const CODE_BLOCK = /^```(\w+)\n\/\/ (\S+)\n(.*?)^```$/gms;

/**
 * Follows a guide: each block of code whose first line is a comment with a path becomes that file; a `diff` adds its
 * `+` lines after its context lines.
 * @throws when a file lacks a context line
 */
export async function applyGuide(checkout: Checkout, guide: string): Promise<void> {
  for (const [, language, file = '', code = ''] of guide.matchAll(CODE_BLOCK)) {
    if (language === 'diff') await checkout.change(file, (text) => addLines(text, code));
    else await checkout.write(file, code);
  }
}

function addLines(text: string, diff: string): string {
  const lines = text.split('\n');
  let position = 0;
  for (const change of diff.trimEnd().split('\n')) {
    const line = change.slice(1);
    if (change.startsWith('+')) lines.splice(position++, 0, line);
    else position = lines.indexOf(line, position) + 1;
    if (position === 0) throw new Error(`There is no line "${line}".`);
  }
  return lines.join('\n');
}
