import { type CsvSeparator, withoutFormulaGuards } from '@site/contracts/csv';

/** One record of a CSV file. */
interface CsvRecord {
  /** Line number of its start, from 1. */
  line: number;
  cells: string[];
}

/** A longer record is a missing closing quotation mark. */
const LONGEST = 100_000;

/** A cell, quoted or plain, with the separator before it. */
const CELL: Record<CsvSeparator, RegExp> = {
  ',': /,(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/gy,
  ';': /;(?:"((?:[^"]|"")*)"|([^";]*))(?=;|$)/gy,
  '\t': /\t(?:"((?:[^"]|"")*)"|([^"\t]*))(?=\t|$)/gy,
};

const quotesIn = (text: string) => text.split('"').length - 1;

/** Joins the lines of quoted cells into records. */
async function* joinQuoted(lines: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let number = 0;
  let pieces: string[] = [];
  let quotes = 0;
  let length = 0;
  const take = () => {
    const record = { line: number - pieces.length + 1, text: pieces.join('\n').replace(/\r$/, '') };
    [pieces, quotes, length] = [[], 0, 0];
    return record;
  };
  for await (const each of lines) {
    number += 1;
    pieces.push(each);
    quotes += quotesIn(each);
    length += each.length;
    if (quotes % 2 === 0 || length > LONGEST) yield take();
  }
  if (pieces.length > 0) yield take();
}

/** @returns undefined when quotation marks are misplaced */
function splitCells(text: string, separator: CsvSeparator): string[] | undefined {
  const matches = [...(separator + text).matchAll(CELL[separator])];
  const length = matches.reduce((sum, [all]) => sum + all.length, -separator.length);
  if (length !== text.length) return undefined;
  return matches.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

const separatorOf = (heading: string): CsvSeparator =>
  ([',', ';', '\t'] as const).find((separator) => heading.includes(separator)) ?? ',';

/**
 * Reads RFC 4180 CSV; the first line decides between comma, semicolon and tab.
 * @returns records, the heading first; without cells when malformed
 */
export async function* parseCsv(lines: AsyncIterable<string>): AsyncGenerator<CsvRecord | { line: number }> {
  let separator: CsvSeparator | undefined;
  let restore = withoutFormulaGuards(',');
  for await (const { line, text } of joinQuoted(lines)) {
    if (/^ *$/.test(text)) continue;
    if (!separator) {
      separator = separatorOf(text);
      restore = withoutFormulaGuards(separator);
    }
    const cells = splitCells(text, separator);
    yield cells ? { line, cells: cells.map(restore) } : { line };
  }
}
