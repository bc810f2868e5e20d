/** What makes a spreadsheet take a cell for a formula, also behind blanks and in its full-width form. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Tells a spreadsheet that the cell is text. */
const GUARD = "'";

const guarded = (text: string) => (FORMULA.test(text) ? GUARD + text : text);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const quotedIfNeeded = (text: string) => (/[",\r\n]/.test(text) ? quoted(text) : text);
const toRecord = (cells: string[]) => `${cells.join(',')}\r\n`;

/**
 * One record of a CSV file (RFC 4180) that no spreadsheet takes for a formula, whatever somebody wrote.
 * @example csvRecord(['Korea, South', '=1+1']) // "Korea, South",'=1+1 and a line break
 */
export const csvRecord = (cells: readonly string[]): string =>
  toRecord(cells.map((cell) => quotedIfNeeded(guarded(cell))));

/**
 * The same with every cell quoted, for cells that visitors have written: a spreadsheet that separates at semicolons or tabs
 * finds no formula behind one.
 */
export const quotedCsvRecord = (cells: readonly string[]): string =>
  toRecord(cells.map((cell) => quoted(guarded(cell))));

/** Takes away what {@link csvRecord} has put before a cell. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell;
