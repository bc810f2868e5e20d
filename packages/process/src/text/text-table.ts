/** Formats a table for a terminal. Collapses white space within cells. */
export function textTable(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toLine = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return lines.map((line) => `${toLine(line).trimEnd()}\n`).join('');
}
