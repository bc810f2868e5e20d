import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes results to standard output, no faster than they are read there. */
export async function print(stdout: Writable, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces), stdout, { end: false });
}

export const printJson = (stdout: Writable, value: unknown) => print(stdout, [`${JSON.stringify(value, null, 2)}\n`]);

/** An array for programs that is never in memory as a whole. */
export async function* jsonArray(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const value of values) {
    yield before + JSON.stringify(value);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Lays cells out in columns for a terminal. */
export function textTable(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toLine = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return lines.map((line) => `${toLine(line).trimEnd()}\n`).join('');
}
