import { parseJson } from '../parse-json.ts';
import { CommandFailed } from './command-failed.ts';
import { parseCsv } from './parse-csv.ts';
import { readLines } from './read-lines.ts';

const NOT_UTF8 =
  'The file is not UTF-8: save it as "CSV UTF-8" or convert it, and import it again. No lead is imported twice.';
const CR_ALONE =
  'Lines end with CR only: save the file with LF or CRLF line endings, and import it again. Nothing was imported.';

/** One entry of an import file, or why it cannot be read. */
export type ImportEntry = { line: number; values: Record<string, unknown> } | { line: number; problem: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function* readJsonLines(lines: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const values = parseJson(text);
    yield isObject(values) ? { line, values } : { line, problem: 'This is not a JSON object.' };
  }
}

/**
 * Returns column names; a column without a heading gets a name that no form has, so its values are reported instead of
 * lost.
 * @throws CommandFailed when two columns share a name, since one would be lost
 */
function readHeading(cells: string[]): string[] {
  const names = cells.map((cell, index) => cell.trim() || `column ${index + 1}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return names;
  throw new CommandFailed(
    `"${twice}" appears twice in the header row: rename or remove one of the columns. Nothing was imported.`,
  );
}

async function* readCsv(lines: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  let heading: string[] | undefined;
  for await (const record of parseCsv(lines)) {
    const { line } = record;
    if (!('cells' in record)) yield { line, problem: 'Its quotation marks do not match.' };
    else if (!heading) heading = readHeading(record.cells);
    else if (record.cells.length !== heading.length)
      yield { line, problem: `It has ${record.cells.length} cells for ${heading.length} columns.` };
    else yield { line, values: Object.fromEntries(heading.map((name, index) => [name, record.cells[index]])) };
  }
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Reads CSV with a heading, or JSON Lines; the first line decides. */
export async function* readImport(file: AsyncIterable<Uint8Array>): AsyncGenerator<ImportEntry> {
  const lines = readLines(file, NOT_UTF8);
  const first = await lines.next();
  if (first.done) throw new CommandFailed('The file is empty.');
  if (/\r./.test(first.value)) throw new CommandFailed(CR_ALONE);
  const all = startingWith(first.value, lines);
  yield* first.value.trimStart().startsWith('{') ? readJsonLines(all) : readCsv(all);
}
