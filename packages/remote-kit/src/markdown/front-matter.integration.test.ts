import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const cache = path.resolve(import.meta.dirname, '../../../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'markdown-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('The rules of a folder', () => {
  test('are found in a folder whose name needs encoding in an address', () => {
    mkdirSync(path.join(folder, 'terms #1'));
    writeFileSync(path.join(folder, 'terms #1/front-matter.ts'), "export const placeholders = ['boss'];");
    // A process without Vite, which resolves imports differently.
    const program = `
      import { findRules } from ${JSON.stringify(path.join(import.meta.dirname, 'front-matter.ts'))};
      console.log((await findRules(${JSON.stringify(path.join(folder, 'terms #1'))})).placeholders.join());`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(stdout).toBe('boss\n');
  });
});
