import { printable } from './printable.ts';

/** Formats a table for a terminal. Collapses white space within cells, and escapes what the terminal would obey. */
export function textTable(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => printable(cell.replaceAll(/\s+/g, ' '))))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toLine = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return lines.map((line) => `${toLine(line).trimEnd()}\n`).join('');
}
