import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { withStore } from '../../src/admin/with-store.ts';
import type { Environment } from '../../src/env.ts';
import type { Store } from '../../src/store/lead-administration.ts';
import { openStoreHere } from '../../src/store/testing/start-here.ts';
import { leadsWith } from '../configured.ts';
import { temporaryFolder } from '../service.ts';

export type Settings = Record<string, string>;

/** Returns the settings of an empty store. */
export type NewPlace = () => Promise<Settings>;

/** Runs a `leads` command that must succeed with empty standard error. */
export async function leadsIn(settings: Settings, ...options: string[]): Promise<string> {
  const { code, stdout, stderr } = await leadsWith(settings, ...options);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

/** Runs work on the store with these settings, as a command does. */
export const inStore = <Result>(settings: Settings, work: (store: Store, env: Environment) => Promise<Result>) =>
  withStore({ env: settings, openStore: openStoreHere }, work);

/** Returns the result of `leads list`. */
export const rowsIn = async (settings: Settings, ...options: string[]): Promise<Record<string, string>[]> =>
  JSON.parse(await leadsIn(settings, 'list', '--json', ...options));

/** Writes a file for the test. */
export async function fileWith(content: string | Uint8Array): Promise<string> {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, content);
  return file;
}

/** A lead as exported by another system. */
export const old = (email: string, more: object = {}) => ({
  form: 'newsletter',
  createdAt: '2024-05-01T10:00:00.000Z',
  email,
  ...more,
});

/** Formats JSON Lines. */
export const toLines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
