import { expect, test } from 'playwright/test';
import { operationPaths } from '../support/answers.ts';
import { docker, operationsUrl, url } from './compose.ts';
import { one, remotes, services } from './containers.ts';

const ports: Record<string, number> = { gateway: 80, mongo: 27_017 };

/** Who can open a connection to whom. */
const reach: Record<string, string[]> = {
  gateway: ['gateway', 'forms-service'],
  operations: ['forms-service', 'operations', 'shell'],
  shell: ['operations', 'shell', ...remotes],
  'forms-service': ['gateway', 'forms-service', 'mongo', 'operations'],
  mongo: ['forms-service', 'mongo'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['shell', remote]])),
};

/** Prints which services answer at one of their addresses. */
const PROBE = `
const { connect } = require('node:net');
const opens = ({ host, port }) => new Promise((resolve) => {
  const socket = connect({ host, port, timeout: 5000 });
  const end = (isOpen) => { socket.destroy(); resolve(isOpen); };
  socket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));
});
const targets = JSON.parse(process.argv[1]);
Promise.all(targets.map(opens)).then((open) => {
  console.log(JSON.stringify(targets.filter((_, index) => open[index]).map(({ service }) => service)));
});`;

for (const from of services) {
  test(`${from} can connect to ${reach[from]?.join(', ')} and nobody else`, async () => {
    const targets = await Promise.all(
      services.map(async (service) =>
        Object.values((await one(service)).NetworkSettings.Networks).map(({ IPAddress: host }) => ({
          service,
          host,
          port: ports[service] ?? 8080,
        })),
      ),
    );
    // Another container in the same network namespace: whatever the image has, the way to connect is the same.
    const network = `container:${(await one(from)).Id}`;
    const run = ['run', '--rm', '--network', network, '--entrypoint', 'node', 'site/forms-service:test', '-e', PROBE];
    const reached: string[] = JSON.parse(await docker(...run, JSON.stringify(targets.flat())));
    expect([...new Set(reached)].sort()).toEqual([...(reach[from] ?? [])].sort());
  });
}

for (const path of operationPaths) {
  test(`${path} is nothing to visitors`, async ({ request }) => {
    const response = await request.get(`${url}${path}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe('');
  });
}

test('the door for operations leads to the page under /-/, which says how to sign in, and to no page of a team', async ({
  request,
}) => {
  const page = await request.get(`${operationsUrl}/-/`);
  expect(page.status()).toBe(403);
  expect(await page.text()).toContain('TEAM_TOKENS_FILE');
  expect((await request.get(`${operationsUrl}/-/ready`)).status()).toBe(200);
  expect((await request.get(`${operationsUrl}/favicon.svg`)).status()).toBe(200);
  expect((await request.get(`${operationsUrl}/pricing`)).status()).toBe(404);
});

test('the shell reads what visitors meet, and reaches nothing else of forms-service', async () => {
  const ask = async (path: string) => {
    const program = `fetch('http://operations:8082${path}').then(async (r) => console.log(r.status, (await r.text()).includes('process_start_time_seconds')))`;
    return (await docker('exec', (await one('shell')).Id, 'node', '-e', program)).trim();
  };
  expect(await ask('/metrics')).toBe('200 true');
  for (const path of ['/api/contact', '/readyz', '/-/', '/metrics/']) expect(await ask(path), path).toBe('404 false');
});
