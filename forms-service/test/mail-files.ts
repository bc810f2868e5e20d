import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns the names of the mails that a service without a mail server has written. */
export const mailsIn = (dataDir: string): Promise<string[]> =>
  readdir(path.join(dataDir, 'mail')).then(
    (names) => names.filter((name) => name.endsWith('.eml')),
    () => [],
  );
