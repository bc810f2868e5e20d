/** What makes a spreadsheet take a cell for a formula, also behind blanks and in its full-width form. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Tells a spreadsheet that the cell is text. */
const GUARD = "'";

const guard = (cell: string) => (FORMULA.test(cell) ? GUARD + cell : cell);

/** Takes away what {@link csvLine} has put before a cell. */
export const unguard = (cell: string) =>
  cell.startsWith(GUARD) && FORMULA.test(cell.slice(GUARD.length)) ? cell.slice(GUARD.length) : cell;

/** One record (RFC 4180) that no spreadsheet takes for a formula, whatever a visitor wrote. */
export const csvLine = (cells: string[]) =>
  `${cells.map((cell) => `"${guard(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
