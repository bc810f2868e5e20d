/** Start of a cell that spreadsheets read as a formula, also after blanks and in full-width form. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Tells a spreadsheet that the cell is text. */
const GUARD = "'";

const guarded = (text: string) => (FORMULA.test(text) ? GUARD + text : text);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const quotedIfNeeded = (text: string) => (/[",\r\n]/.test(text) ? quoted(text) : text);

/**
 * Formats a record of a CSV file (RFC 4180) whose cells no spreadsheet reads as formulas.
 * @example csvRecord(['Korea, South', '=1+1']) // "Korea, South",'=1+1 and a line break
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => quotedIfNeeded(guarded(cell))).join(',')}\r\n`;

export type CsvSeparator = ',' | ';' | '\t';

/**
 * Matches starts of formulas for programs with another separator, together with an existing guard: at the start of a cell and
 * after each separator.
 */
const formulas: Record<CsvSeparator, RegExp> = {
  ',': /^'?(?='*[\t\r\n])|(?<=^|[;\t\r\n])'?(?='*(?:(?![;\t\r\n])["\s])*[=+\-@＝＋－＠])/gu,
  ';': /^'?(?='*[\t\r\n])|(?<=^|[,\t\r\n])'?(?='*(?:(?![,\t\r\n])["\s])*[=+\-@＝＋－＠])/gu,
  '\t': /^'?(?='*[\t\r\n])|(?<=^|[,;\r\n])'?(?='*(?:(?![,;\r\n])["\s])*[=+\-@＝＋－＠])/gu,
};

/**
 * Creates a function that writes records whose cells come from visitors: it quotes every cell, and guards formulas at its start
 * and after each character that another program reads as a separator or as the end of a record.
 */
export function separatedBy(separator: CsvSeparator): (cells: readonly string[]) => string {
  const guardedCell = (cell: string) => cell.replace(formulas[separator], (guard) => GUARD + guard);
  return (cells) => `${cells.map((cell) => quoted(guardedCell(cell))).join(separator)}\r\n`;
}

/** Creates a function that removes the guards of {@link separatedBy} from a cell. */
export function withoutFormulaGuards(separator: CsvSeparator): (cell: string) => string {
  return (cell) => cell.replace(formulas[separator], (guard) => guard.slice(GUARD.length));
}
