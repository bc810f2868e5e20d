/** What makes a spreadsheet take a cell for a formula, also behind blanks and in its full-width form. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Tells a spreadsheet that the cell is text. */
const GUARD = "'";

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? GUARD + text : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One record of a CSV file (RFC 4180) that no spreadsheet takes for a formula, whatever somebody wrote.
 * @example csvRecord(['Korea, South', '=1+1']) // "Korea, South",'=1+1 and a line break
 */
export const csvRecord = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Takes away what {@link csvRecord} has put before a cell. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell;
