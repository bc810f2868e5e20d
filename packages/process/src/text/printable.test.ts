import { expect, test } from 'vitest';
import { printable, printableLine } from './printable.ts';
import { textTable } from './text-table.ts';

/** Sets the title of a terminal, clears it, and prints in green from right to left. */
const HOSTILE = '\u001B]0;owned\u0007\u009B2J\u007F\u001B[32m\u202Elive';
const HARMLESS = String.raw`\u001b]0;owned\u0007\u009b2J\u007f\u001b[32m\u202elive`;

test('A terminal shows what it would otherwise obey', () => {
  expect(printable(`${HOSTILE}\n\tat sales → «Größe» 🙂`)).toBe(`${HARMLESS}\n\tat sales → «Größe» 🙂`);
  expect(printableLine(HOSTILE)).toBe(HARMLESS);
  expect(textTable(['Note'], [[HOSTILE]])).toBe(`Note\n${HARMLESS}\n`);
});

test('A text does not begin a line of its own, or overwrite its line', () => {
  expect(printableLine('  no price list\r\n\nsales is live.\rX')).toBe('  no price list sales is live. X');
});

test('JSON has the same values after its characters were made printable', () => {
  expect(JSON.parse(printable(JSON.stringify({ [HOSTILE]: [`${HOSTILE}\n`] }, null, 2)))).toEqual({
    [HOSTILE]: [`${HOSTILE}\n`],
  });
});
