import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../../../..');
const compiler = path.join(project, 'node_modules/typescript/bin/tsc');

test('a team may import every kind of file that builds accept, as an address', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const kinds = ['jpg', 'png', 'svg', 'webp', 'woff2'];
  await writeFile(
    path.join(folder, 'page.ts'),
    kinds
      .map((kind) => `import ${kind} from './file.${kind}';\nexport const ${kind}Address: string = ${kind};`)
      .join('\n'),
  );
  const config = {
    extends: path.join(project, 'tsconfig.json'),
    compilerOptions: { types: [], incremental: false },
    include: ['page.ts', path.join(import.meta.dirname, 'file-modules.d.ts')],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const run = promisify(execFile)(process.execPath, [compiler, '--project', folder, '--pretty', 'false']);
  expect(await run.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
});
