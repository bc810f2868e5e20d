import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Registry } from '../registry/follow-registry.ts';
import { createSteering } from './steering.ts';
import type { SteeredRemote } from './steering-state.ts';
import { openSteeringStore, type SteeringStore } from './steering-store.ts';

const logger = { error() {} };

let folder: string;
/** Stores of two shells on one data folder. */
let ours: SteeringStore;
let theirs: SteeringStore;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'steering-'));
  ours = await openSteeringStore(folder, logger);
  theirs = await openSteeringStore(folder, logger);
});
afterEach(() => rmSync(folder, { recursive: true }));

const remove = (store: SteeringStore, name: string) =>
  store.update((state) => ({ ...state, removed: [...state.removed, name] }));
const add = (store: SteeringStore, name: string) => {
  const remote = { source: undefined, paths: [`/${name}`], publicKeys: [], at: new Date().toISOString(), by: 'mara' };
  return store.update((state) => ({ ...state, added: { ...state.added, [name]: remote } }));
};

describe('A decision of another shell', () => {
  test('is visible after every refresh, even during another read', async () => {
    await remove(theirs, 'help');
    await Promise.all([ours.refresh(), ours.refresh().then(() => expect(ours.state().removed).toEqual(['help']))]);
  });

  test('survives a concurrent local decision', async () => {
    await remove(theirs, 'help');
    await Promise.all([ours.refresh(), remove(ours, 'sales')]);
    expect(ours.state().removed).toEqual(['help', 'sales']);
  });

  test('is refused while the file is invalid, even during another read', async () => {
    const file = path.join(folder, 'state.json');
    writeFileSync(file, '{ "half');
    await ours.refresh();
    writeFileSync(file, '{ "half written');
    const reading = ours.refresh();
    expect(ours.fault()).toBeDefined();
    await expect(remove(ours, 'sales')).rejects.toThrow();
    await reading;
  });
});

describe('The release that was chosen for a remote', () => {
  const none: Registry = { remotes: () => [], async refresh() {} };
  const choose = (chosen: SteeredRemote['chosen']) =>
    theirs.update((state) => ({ ...state, remotes: { sales: { revision: 1, chosen } } }));

  test('is replaced, or followed by that of its source', async () => {
    await choose({ version: '1.0.0' });
    const { choose: replace, of } = createSteering(ours, none);
    expect(await replace('sales', { version: '1.0.0' }, { version: '1.0.0', over: '0.9.0' })).toBe(true);
    expect(of('sales').chosen).toEqual({ version: '1.0.0', over: '0.9.0' });
    expect(await replace('sales', { version: '1.0.0', over: '0.9.0' }, undefined)).toBe(true);
    expect(ours.state().remotes).toEqual({ sales: { revision: 1 } });
  });

  test.each([undefined, { version: '1.0.0', over: '2.0.0' }])(
    'is kept if another shell has chosen it in the meantime',
    async (next) => {
      await choose({ version: '3.0.0', over: '2.0.0' });
      const steering = createSteering(ours, none);
      expect(await steering.choose('sales', { version: '1.0.0' }, next)).toBe(false);
      expect(steering.of('sales').chosen).toEqual({ version: '3.0.0', over: '2.0.0' });
    },
  );

  test('is forgotten with a remote that another shell has removed in the meantime', async () => {
    const steering = createSteering(ours, none);
    expect(await steering.choose('sales', { version: '1.0.0' }, { version: '1.0.0', over: '0.9.0' })).toBe(false);
    expect(ours.state().remotes).toEqual({});
  });
});

test('keeps polling an added remote when another one is added', async () => {
  const registry: Registry = { remotes: () => [], async refresh() {} };
  const steering = createSteering(ours, registry);
  await add(ours, 'partners');
  const [before] = steering.remotes();
  await add(ours, 'carriers');
  expect(steering.remotes().map(({ name }) => name)).toEqual(['partners', 'carriers']);
  expect(steering.remotes()[0]).toBe(before);
});

test('keeps the decisions and accepts no releases while the state file cannot be examined', async () => {
  await remove(ours, 'help');

  const file = path.join(folder, 'state.json');
  rmSync(file);
  symlinkSync('state.json', file);
  await ours.refresh();
  expect(ours.state().removed).toEqual(['help']);
  expect(ours.fault()).toContain('ELOOP');

  rmSync(file);
  await ours.refresh();
  expect(ours.state().removed).toEqual([]);
  expect(ours.fault()).toBeUndefined();
});
