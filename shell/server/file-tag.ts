import { stat } from 'node:fs/promises';

/** Tag of a missing file. */
export const ABSENT = 'absent';

/**
 * Returns a text that changes whenever a file is written, replaced, or given other permissions. When the file cannot be
 * examined, the tag contains the error code: reading the file will fail with the cause.
 */
export const fileTag = (file: string): Promise<string> =>
  stat(file).then(
    ({ ctimeMs, size, ino }) => `${ctimeMs}-${size}-${ino}`,
    ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? ABSENT : `unknown (${code})`),
  );
