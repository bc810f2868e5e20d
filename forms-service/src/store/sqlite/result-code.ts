/** Error of `node:sqlite`. */
export interface SqliteError extends Error {
  /** Extended result code; absent on other errors. */
  errcode?: number;
}

/**
 * Returns the primary code: the operators' manual lists those (https://www.sqlite.org/rescode.html), extended ones are
 * too many.
 */
export const primaryCodeOf = ({ errcode }: SqliteError): number | undefined =>
  errcode === undefined ? undefined : errcode & 0xff;
