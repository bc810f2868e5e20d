/** What `node:sqlite` throws. */
export interface SqliteError extends Error {
  /** Extended result code; absent when the error is not of SQLite. */
  errcode?: number;
}

/** The manual for operators lists primary codes, https://www.sqlite.org/rescode.html: extended ones are too many. */
export const primaryCodeOf = ({ errcode }: SqliteError): number | undefined =>
  errcode === undefined ? undefined : errcode & 0xff;
