import type { FileStore } from './file-store.ts';

/**
 * Returns a store that charges for the files that a remote adds. Extending their retention counts as well: otherwise releases
 * with stored files alone could fill the disk.
 * @param pay called with the number of bytes before they are kept, which its rejection prevents
 */
export const meteredFiles = (files: FileStore, pay: (bytes: number) => Promise<void>): FileStore => ({
  ...files,
  claim: (integrity, isText) => files.claim(integrity, isText, pay),
  async write(integrity, content, ...how) {
    await pay(content.length);
    await files.write(integrity, content, ...how);
  },
});
