import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdir, mkdtemp, open, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { News } from '../../shell/server/dev/messages.ts';
import { watchTypes } from './watched-types.ts';

/** Saves as editors do: some time passes between emptying the file and writing it. */
async function save(file: string, content: string): Promise<void> {
  const handle = await open(file, 'w');
  await pause(50);
  await handle.writeFile(content);
  await handle.close();
}

test('a developer who saves a file sees no type errors of the empty file before it is written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'src'));
  const content = path.join(folder, 'src/content.ts');
  await writeFile(content, 'export const title: string = "Prices";');
  await writeFile(path.join(folder, 'src/page.ts'), 'import { title } from "./content.ts"; title.trim();');
  const news: News[] = [];
  const watching = watchTypes('saving', folder, (one) => news.push(one));
  onTestFinished(watching.stop);
  await expect.poll(() => news.length).toBe(1);
  await save(content, 'export const title: string = "Rates";');
  await expect.poll(() => news.length).toBe(2);
  const none = { type: 'problems', by: 'types', remote: 'saving', problems: [] };
  expect(news).toEqual([none, none]);
});

/** Creates a module that the compiler waits for whenever it reads it. */
async function createAwaitedModule(file: string) {
  await promisify(execFile)('mkfifo', [file]);
  const { atime, mtime } = await stat(file);
  /** Resolves when the compiler reads the module. @returns what lets the compiler go on */
  const read = async () => {
    const handle = await open(file, 'w');
    return async () => {
      await handle.writeFile('export {};');
      await handle.close();
      // Otherwise the compiler would take it for a changed module.
      await utimes(file, atime, mtime);
    };
  };
  return {
    read,
    /** Lets the compiler read it without delay. Rejects when it is closed. */
    async serve(): Promise<never> {
      for (;;) await (await read())();
    },
    async close() {
      const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
      await rm(file);
      await handle.close();
    },
  };
}

test('a developer sees type errors of what is saved while types are checked for the first time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'src'));
  const content = path.join(folder, 'src/content.ts');
  await writeFile(content, 'import "../imported.ts";');
  const imported = await createAwaitedModule(path.join(folder, 'imported.ts'));
  const news: News[] = [];
  const watching = watchTypes('first-check', folder, (one) => news.push(one));
  onTestFinished(watching.stop);
  const goOn = await imported.read();
  await writeFile(content, 'import "../imported.ts"; missing();');
  await goOn();
  imported.serve().catch(() => {});
  onTestFinished(imported.close);
  await expect.poll(() => JSON.stringify(news)).toContain("Cannot find name 'missing'");
});

test('a developer sees type errors on a system that cannot execute the scripts of packages, such as Windows', async () => {
  // Without a path, the first line of a script finds no Node.js.
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'src/content.ts'), 'export const title: string = 1;');
  const news: News[] = [];
  const watching = watchTypes('windows', folder, (one) => news.push(one));
  onTestFinished(watching.stop);
  await expect.poll(() => JSON.stringify(news)).toContain("Type 'number' is not assignable to type 'string'.");
});
