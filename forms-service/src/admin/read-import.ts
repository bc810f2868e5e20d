import { CommandFailed } from './command-failed.ts';
import { parseCsv } from './parse-csv.ts';
import { readLines } from './read-lines.ts';

/** One entry of an import file, as far as it could be read. */
export type ImportEntry = { line: number; values: Record<string, unknown> } | { line: number; problem: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function* readJsonLines(lines: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const values = parseObject(text);
    yield values ? { line, values } : { line, problem: 'This is no JSON object.' };
  }
}

async function* readCsv(lines: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  let heading: string[] | undefined;
  for await (const record of parseCsv(lines)) {
    const { line } = record;
    if (!('cells' in record)) yield { line, problem: 'Its quotation marks do not fit together.' };
    else if (!heading) heading = record.cells.map((cell) => cell.trim());
    else if (record.cells.length !== heading.length)
      yield { line, problem: `It has ${record.cells.length} cells under ${heading.length} headings.` };
    else yield { line, values: Object.fromEntries(heading.map((name, index) => [name, record.cells[index]])) };
  }
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Reads CSV with a heading, or JSON Lines, whichever the first line is. */
export async function* readImport(file: AsyncIterable<Uint8Array>): AsyncGenerator<ImportEntry> {
  const lines = readLines(file);
  const first = await lines.next();
  if (first.done) throw new CommandFailed('The file is empty.');
  const all = startingWith(first.value, lines);
  yield* first.value.trimStart().startsWith('{') ? readJsonLines(all) : readCsv(all);
}
