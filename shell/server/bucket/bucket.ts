/** Headers of an object that stores send as they were given. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl: string;
}

/** A place for objects that a CDN serves. Each method rejects when the store does not do what it was asked. */
export interface Bucket {
  /** @returns the content of an object; nothing when there is none */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, content: Buffer, headers: ObjectHeaders): Promise<void>;
  /** Removes objects; those that are gone already count as removed. */
  remove(keys: string[]): Promise<void>;
}
