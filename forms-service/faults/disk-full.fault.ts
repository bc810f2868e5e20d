import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { temporaryFolder } from '../test/service.ts';
import { visitorAt } from '../test/visitor.ts';
import { startTestMongo } from '../test-mongo/start-test-mongo.ts';
import { mountSmallDisk } from './small-disk.ts';
import { databaseAt } from './stores.ts';

/** Lead file, on a small disk. */
const places = [
  { store: 'SQLite', settingsOn: async (folder: string) => ({ DATA_DIR: folder }) },
  {
    store: 'MongoDB',
    async settingsOn(folder: string) {
      const server = await startTestMongo(folder);
      onTestFinished(() => server.stop());
      return { DATA_DIR: await temporaryFolder(), MONGODB_URI: databaseAt(server.uri) };
    },
  },
];

it.each(places)(
  'with $store on a full disk, visitors are told to retry, and served once there is space',
  async ({ settingsOn, store }) => {
    const disk = await mountSmallDisk(8);
    const settings = await settingsOn(disk.folder);
    const { address } = await startProcess(settings);
    const visitor = visitorAt(address);
    const long = { message: 'x'.repeat(5_000) };
    expect((await visitor.send('contact', long)).status).toBe(200);

    disk.fill();
    // The space that SQLite has reserved takes a few more.
    let kept = 1;
    let answer = await visitor.send('contact', long);
    for (; answer.status === 200; answer = await visitor.send('contact', long)) kept += 1;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15']);
    expect((await visitor.send('contact', long)).status).toBe(503);
    if (store === 'SQLite') expect((await fetch(`${address}/readyz`)).status).toBe(503);

    disk.empty();
    await expect.poll(async () => (await visitor.send('contact', long)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await rowsIn(settings)).length).toBe(kept + 1);
  },
);

it('a service on a full disk exits with one sentence, and creates its secret once there is space', async () => {
  const disk = await mountSmallDisk(1);
  disk.fill();
  const { ended, stderr } = await startProcess({ DATA_DIR: disk.folder });
  expect(await ended).toBe(1);
  expect(stderr()).toMatch(/^The disk is full \(ENOSPC\): [^\n]* DATA_DIR\.\n$/);
  expect(await readdir(disk.folder)).toEqual(['filler']);

  disk.empty();
  const { address } = await startProcess({ DATA_DIR: disk.folder });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await readFile(path.join(disk.folder, 'captcha-secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

it('a service killed on a full disk starts again, and stores leads once there is space', async () => {
  const disk = await mountSmallDisk(8);
  const killed = await startProcess({ DATA_DIR: disk.folder });
  expect((await visitorAt(killed.address).send('contact')).status).toBe(200);
  disk.fill();
  killed.child.kill('SIGKILL');
  await killed.ended;
  const { address } = await startProcess({ DATA_DIR: disk.folder });
  disk.empty();
  expect((await visitorAt(address).send('newsletter')).status).toBe(200);
  expect(await rowsIn({ DATA_DIR: disk.folder })).toHaveLength(2);
});
