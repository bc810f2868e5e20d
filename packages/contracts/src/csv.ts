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

/**
 * Where formulas begin for a program that separates at something else, with the guard that is there already: at the beginning of a
 * cell, and behind what separates there.
 */
const formulas: Record<CsvSeparator, RegExp> = {
  ',': /^'?(?='*[\t\r\n])|(?<=^|[;\t\r\n])'?(?='*(?:(?![;\t\r\n])["\s])*[=+\-@＝＋－＠])/gu,
  ';': /^'?(?='*[\t\r\n])|(?<=^|[,\t\r\n])'?(?='*(?:(?![,\t\r\n])["\s])*[=+\-@＝＋－＠])/gu,
  '\t': /^'?(?='*[\t\r\n])|(?<=^|[,;\r\n])'?(?='*(?:(?![,;\r\n])["\s])*[=+\-@＝＋－＠])/gu,
};

/**
 * Writes records with cells that visitors have written: every cell is quoted, and neither at its beginning nor behind what
 * another program takes for the separator, or for the end of a record, is there a formula.
 */
export function separatedBy(separator: CsvSeparator): (cells: readonly string[]) => string {
  const guardedCell = (cell: string) => cell.replace(formulas[separator], (guard) => GUARD + guard);
  return (cells) => `${cells.map((cell) => quoted(guardedCell(cell))).join(separator)}\r\n`;
}

/** @returns takes away exactly what {@link separatedBy} has put into a cell */
export function withoutFormulaGuards(separator: CsvSeparator): (cell: string) => string {
  return (cell) => cell.replace(formulas[separator], (guard) => guard.slice(GUARD.length));
}
