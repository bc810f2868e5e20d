import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const NEW_LINE = 0x0a;

/** Large enough for few reads of a long file, small enough for memory. */
const CHUNK_BYTES = 1_000_000;

/** Reader of an append-only file of lines. */
interface NewLines {
  /**
   * @param take receives the lines added since the last read, in batches, because the file may be larger than memory;
   *   incomplete lines are withheld
   * @param restart called first when the file was replaced or truncated, and is therefore read from its beginning
   */
  read(take: (lines: string[]) => void, restart: () => void): Promise<void>;
  /** Whether the last line is incomplete. */
  isCutOff(): boolean;
}

export function followLines(file: string): NewLines {
  let inode = 0;
  let size = 0;
  /** Offset of the end of the last complete line. */
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
