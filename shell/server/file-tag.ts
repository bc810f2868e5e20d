import { stat } from 'node:fs/promises';

/** The tag of a file that is not there. */
export const ABSENT = 'absent';

/**
 * @returns another text whenever a file has been written, replaced, or given other permissions, and when nobody can tell: whoever
 *   reads it then meets the cause
 */
export const fileTag = (file: string): Promise<string> =>
  stat(file).then(
    ({ ctimeMs, size, ino }) => `${ctimeMs}-${size}-${ino}`,
    ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? ABSENT : `unknown (${code})`),
  );
