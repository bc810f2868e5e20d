import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '../digest.ts';

/** Folders of the server, the navigation groups, the texts of social pictures, and contracts. */
const CODE = [
  path.join(import.meta.dirname, '../..'),
  path.join(import.meta.dirname, '../../../navigation'),
  path.join(import.meta.dirname, '../../../social'),
  path.dirname(fileURLToPath(import.meta.resolve('@site/contracts'))),
];

/** Hash of the code that renders, without the shell's build. An upgrade of either renders all documents again. */
export const rendererHash = digest(
  CODE.flatMap((folder) =>
    globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  ),
);
