/** Headers with which the store serves an object. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl: string;
}

/** Object store behind a CDN. Each method rejects when the store fails. */
export interface Bucket {
  /** @returns the content of an object; undefined if missing */
  read(key: string): Promise<Buffer | undefined>;
  /** @returns whether the request was repeated; an earlier one may still arrive, and replace what later ones write */
  write(key: string, content: Buffer, headers: ObjectHeaders): Promise<{ isRepeated: boolean }>;
  /**
   * Removes an object; a missing one is ignored.
   * @returns like `write`
   */
  remove(key: string): Promise<{ isRepeated: boolean }>;
}
