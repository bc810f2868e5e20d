import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { watchForRemotes } from './watch-for-remotes.ts';

let checkout: string;

const add = (name: string) => {
  mkdirSync(path.join(checkout, `mfe-${name}`), { recursive: true });
  writeFileSync(path.join(checkout, `mfe-${name}/package.json`), '{}');
};

beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'remotes-'));
  add('sales');
});
afterAll(() => rmSync(checkout, { recursive: true }));

test('each added remote is reported once, as soon as its folder contains a package', async () => {
  const added: string[] = [];
  const watching = watchForRemotes(['sales'], (name) => added.push(name), checkout);
  onTestFinished(watching.stop);
  mkdirSync(path.join(checkout, 'mfe-half'));
  add('partners');
  await expect.poll(() => added).toEqual(['partners']);
  add('half');
  await expect.poll(() => added).toEqual(['partners', 'half']);
});
