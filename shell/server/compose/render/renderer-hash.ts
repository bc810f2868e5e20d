import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '../digest.ts';

/** The server, the groups of the navigation, texts of pictures for social networks, and what they take from contracts. */
const CODE = [
  path.join(import.meta.dirname, '../..'),
  path.join(import.meta.dirname, '../../../navigation'),
  path.join(import.meta.dirname, '../../../social'),
  path.dirname(fileURLToPath(import.meta.resolve('@site/contracts'))),
];

/** Hash of the code that renders, apart from the shell's build: an upgrade of either renders everything again. */
export const rendererHash = digest(
  CODE.flatMap((folder) =>
    globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  ),
);
