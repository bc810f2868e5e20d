/** An article that is also published as a PDF, with the tables that replace its drawings. */
export interface Ebook {
  /** Its folder in `pages/articles`. */
  article: string;
  /** Values of its placeholders. */
  values: Readonly<Record<string, unknown>>;
  /** By the file of the drawing; the first row is the head. */
  tables: Readonly<Record<string, readonly (readonly string[])[]>>;
}
