/** What makes a spreadsheet take a cell for a formula, also behind blanks and in its full-width form. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Tells a spreadsheet that the cell is text. */
const GUARD = "'";

const guarded = (text: string) => (FORMULA.test(text) ? GUARD + text : text);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const quotedIfNeeded = (text: string) => (/[",\r\n]/.test(text) ? quoted(text) : text);

/**
 * One record of a CSV file (RFC 4180) that no spreadsheet takes for a formula, whatever somebody wrote.
 * @example csvRecord(['Korea, South', '=1+1']) // "Korea, South",'=1+1 and a line break
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => quotedIfNeeded(guarded(cell))).join(',')}\r\n`;

export type CsvSeparator = ',' | ';' | '\t';

/** Where a cell begins for a program that separates at something else: at the beginning, and behind what separates there. */
const beginnings: Record<CsvSeparator, string> = { ',': ';\\t', ';': ',\\t', '\t': ',;' };

/** Finds formulas, or guards before formulas, for programs that separate at something else. */
function formulaIn(separator: CsvSeparator, guard: string): RegExp {
  const boundary = `[${beginnings[separator]}\\r\\n]`;
  const blanks = `(?:(?!${boundary})["\\s])*`;
  const formula = `(?<=^|${boundary})${guard}(?='*${blanks}[=+\\-@＝＋－＠])`;
  return new RegExp(`^${guard}(?='*[\\t\\r\\n])|${formula}`, 'gu');
}

/**
 * Writes records with cells that visitors have written: every cell is quoted, and neither at its beginning nor behind what
 * another program takes for the separator, or for the end of a record, is there a formula.
 */
export function separatedBy(separator: CsvSeparator): (cells: readonly string[]) => string {
  const formula = formulaIn(separator, '');
  return (cells) => `${cells.map((cell) => quoted(cell.replace(formula, GUARD))).join(separator)}\r\n`;
}

/** @returns takes away exactly what {@link separatedBy} has put into a cell */
export function withoutFormulaGuards(separator: CsvSeparator): (cell: string) => string {
  const guards = formulaIn(separator, GUARD);
  return (cell) => cell.replace(guards, '');
}
