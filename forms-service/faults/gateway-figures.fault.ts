import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startGateway } from './gateway.ts';

const publishSite = async (folder: string) => {
  await mkdir(path.join(folder, 'public/current'), { recursive: true });
  await writeFile(path.join(folder, 'public/current/index.html'), '<!doctype html>');
};

test('Prometheus sees a gateway as down until it has a site to serve', async () => {
  const { figures, folder } = await startGateway('gateway', { formsPort: 1 });
  const read = async () => (await fetch(`${figures}/metrics`)).status;
  expect(await read()).toBe(503);
  await publishSite(folder);
  await expect.poll(read).toBe(200);
});

test('Prometheus reads when the public certificate expires, and 0 while there is none', async () => {
  const { figures, folder } = await startGateway('gateway', {
    formsPort: 1,
    environment: { SITE_DOMAIN: 'www.example.com' },
  });
  const read = async () => (await fetch(`${figures}/metrics`)).text();
  await publishSite(folder);
  await expect.poll(read).toMatch(/\nsite_gateway_ready 1\nsite_gateway_certificate_end_timestamp_seconds 0\n$/);
  await mkdir(path.join(folder, 'live'));
  await writeFile(
    path.join(folder, 'live/www.example.com.metric'),
    'site_gateway_certificate_end_timestamp_seconds 1800000000\n',
  );
  await expect
    .poll(read)
    .toMatch(/\nsite_gateway_ready 1\nsite_gateway_certificate_end_timestamp_seconds 1800000000\n$/);
});

test('Without a public certificate of its own, a gateway exports no such figure', async () => {
  const { figures, folder } = await startGateway('gateway', { formsPort: 1 });
  await publishSite(folder);
  await expect.poll(async () => (await fetch(`${figures}/metrics`)).text()).toMatch(/\nsite_gateway_ready 1\n$/);
});
