import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const NEW_LINE = 0x0a;

/** Few steps through a long file, and little of it in memory. */
const CHUNK_BYTES = 1_000_000;

/** Reads a file of lines to which lines are added. */
export interface NewLines {
  /**
   * @param take told what has been added since the last time, some lines at once, so that the file may outgrow the memory; a
   *   line without an end is told when it has one
   * @param restart called before, when it is another file or has lost lines: it is read from its beginning then
   */
  read(take: (lines: string[]) => void, restart: () => void): Promise<void>;
  /** Whether the file ends with a line without an end. */
  isCutOff(): boolean;
}

export function followLines(file: string): NewLines {
  let inode = 0;
  let size = 0;
  /** Up to the end of the last whole line. */
  let known = 0;

  return {
    isCutOff: () => size > known,
    async read(take, restart) {
      const now = await stat(file).catch(() => ({ ino: 0, size: 0 }));
      if (now.ino !== inode || now.size < size) {
        restart();
        known = 0;
      }
      inode = now.ino;
      size = now.size;
      if (size === known) return;
      let rest = Buffer.alloc(0);
      for await (const chunk of createReadStream(file, { start: known, end: size - 1, highWaterMark: CHUNK_BYTES })) {
        const bytes = Buffer.concat([rest, chunk as Buffer]);
        const end = bytes.lastIndexOf(NEW_LINE) + 1;
        take(bytes.toString('utf8', 0, end).split('\n'));
        known += end;
        rest = bytes.subarray(end);
      }
    },
  };
}
