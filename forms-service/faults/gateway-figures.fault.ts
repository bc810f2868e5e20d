import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';

test('Prometheus sees a gateway as down until it has a site to serve', async () => {
  const { figures, folder } = await startGateway('gateway', { formsPort: 1 });
  const read = async () => (await fetch(`${figures}/metrics`)).status;
  expect(await read()).toBe(503);
  await mkdir(path.join(folder, 'public/current'), { recursive: true });
  await writeFile(path.join(folder, 'public/current/index.html'), '<!doctype html>');
  await expect.poll(read).toBe(200);
});
