/** An article that is also made as a PDF: what its text names, and the tables that it draws from figures. */
export interface Ebook {
  /** Its folder in `pages/articles`. */
  article: string;
  /** What its placeholders stand for. */
  values: Readonly<Record<string, unknown>>;
  /** By the file of the drawing; the first row is the head. */
  tables: Readonly<Record<string, readonly (readonly string[])[]>>;
}
