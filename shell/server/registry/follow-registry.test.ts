import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRegistry } from './follow-registry.ts';

const SALES = { source: 'https://sales.example/', paths: ['/'] };
const HELP = { source: 'https://help.example/' };

let folder: string;
let file: string;

const write = (text: string) => writeFileSync(file, text);
const register = (remotes: object) => write(JSON.stringify(remotes));
const error = vi.fn();
const follow = (override?: string) => followRegistry(file, override, { error });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  file = path.join(folder, 'remotes.json');
  register({ sales: SALES });
  error.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('adds a remote from the file and keeps the objects of the others', async () => {
  const registry = await follow();
  const [sales] = registry.remotes();
  register({ help: HELP, sales: SALES });
  await registry.refresh();
  expect(registry.remotes().map(({ name }) => name)).toEqual(['help', 'sales']);
  expect(registry.remotes()[1]).toBe(sales);
});

test('keeps the list when the file is rewritten without changes', async () => {
  const registry = await follow();
  const before = registry.remotes();
  write(JSON.stringify({ sales: SALES }, null, 2));
  await registry.refresh();
  expect(registry.remotes()).toBe(before);
});

test.each([
  ['is truncated', '{"sales": {', 'it is not JSON'],
  ['names no remote', '{}', 'Name at least one remote'],
  ['lacks the home page', '{"help": {"source": "https://help.example/"}}', 'Give the path "/" to a remote in'],
  ['has an invalid entry', '{"sales": {"paths": []}}', 'Correct sales.source'],
])('ignores and reports a file once that %s, and reads it again when it is valid', async (_, text, reason) => {
  const registry = await follow();
  const before = registry.remotes();
  write(text);
  await registry.refresh();
  await registry.refresh();
  expect(registry.remotes()).toBe(before);
  expect(error.mock.calls).toEqual([
    [{ reason: expect.stringContaining(reason) }, 'the registry is unreadable; keeping the current remotes'],
  ]);

  register({ sales: SALES, help: HELP });
  await registry.refresh();
  expect(registry.remotes()).toHaveLength(2);
});

test('ignores a temporarily missing file', async () => {
  const registry = await follow();
  const aside = path.join(folder, 'aside.json');
  renameSync(file, aside);
  await registry.refresh();
  expect(registry.remotes()).toHaveLength(1);
  renameSync(aside, file);
  await registry.refresh();
  expect(error).toHaveBeenCalledOnce();
  expect(registry.remotes()).toHaveLength(1);
});

test('reads a file again once its permissions are corrected', async () => {
  const registry = await follow();
  write('{');
  await registry.refresh();
  error.mockClear();
  chmodSync(file, 0o600);
  await registry.refresh();
  expect(error).toHaveBeenCalledOnce();
});

test('only takes paths from the file when REMOTES lists the remotes', async () => {
  const registry = await follow('sales=https://other.example/');
  register({ sales: { ...SALES, paths: ['/', '/prices'] }, help: HELP });
  await registry.refresh();
  expect(registry.remotes()).toEqual([
    { name: 'sales', source: 'https://other.example/', paths: ['/', '/prices'], paused: false, publicKeys: [] },
  ]);
});

test('does not start with an unreadable registry', async () => {
  write('{');
  await expect(follow()).rejects.toThrow('it is not JSON');
});
