import { expect, test } from 'playwright/test';
import { operationPaths } from '../support/answers.ts';
import { namesReached, PROBE } from '../support/reach.ts';
import { compose, docker, operationsUrl, url } from './compose.ts';
import { one, remotes, services } from './containers.ts';

const ports: Record<string, number> = { gateway: 80, mongo: 27_017 };

/** Allowed connections between services. */
const reach: Record<string, string[]> = {
  gateway: ['gateway', 'forms-service'],
  operations: ['forms-service', 'operations', 'shell'],
  shell: ['operations', 'shell', ...remotes],
  'forms-service': ['gateway', 'forms-service', 'mongo', 'operations'],
  mongo: ['forms-service', 'mongo'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['shell', remote]])),
};

for (const from of services) {
  test(`${from} can connect to ${reach[from]?.join(', ')} only`, async () => {
    const addresses = await Promise.all(
      services.map(async (name) =>
        Object.values((await one(name)).NetworkSettings.Networks).map(({ IPAddress }) => ({
          name,
          address: `${IPAddress}:${ports[name] ?? 8080}`,
        })),
      ),
    );
    const targets = addresses.flat();
    // Another container in the same network namespace works the same way whatever the image contains.
    const network = `container:${(await one(from)).Id}`;
    const run = ['run', '--rm', '--network', network, '--entrypoint', 'node', 'site/forms-service:test', '-e', PROBE];
    const printed = await docker(...run, ...targets.map(({ address }) => address));
    expect(namesReached(targets, printed)).toEqual([...(reach[from] ?? [])].sort());
  });
}

for (const path of operationPaths) {
  test(`${path} is not reachable for visitors`, async ({ request }) => {
    const response = await request.get(`${url}${path}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe('');
  });
}

test('the operations endpoint serves the page under /-/, which explains how to sign in, and no page of a team', async ({
  request,
}) => {
  const page = await request.get(`${operationsUrl}/-/`);
  expect(page.status()).toBe(403);
  expect(await page.text()).toContain('TEAM_TOKENS_FILE');
  expect((await request.get(`${operationsUrl}/-/ready`)).status()).toBe(200);
  expect((await request.get(`${operationsUrl}/favicon.svg`)).status()).toBe(200);
  expect((await request.get(`${operationsUrl}/pricing`)).status()).toBe(404);
});

test('the shell reads the metrics of visitors and reaches nothing else of forms-service', async () => {
  const ask = async (path: string) => {
    const program = `fetch('http://operations:8082${path}').then(async (r) => console.log(r.status, (await r.text()).includes('process_start_time_seconds')))`;
    return (await docker('exec', (await one('shell')).Id, 'node', '-e', program)).trim();
  };
  expect(await ask('/metrics')).toBe('200 true');
  for (const path of ['/api/contact', '/readyz', '/-/', '/metrics/']) expect(await ask(path), path).toBe('404 false');
});

test('publishing to an external host gives only the shell a way out of the stack', async () => {
  const networksOf = async (...more: string[]) => {
    const files = ['docker-compose.yml', ...more].flatMap((file) => ['--file', file]);
    const { services } = JSON.parse(await compose(...files, 'config', '--format', 'json'));
    return Object.fromEntries(
      Object.entries<{ networks?: object }>(services).map(([name, { networks = {} }]) => [
        name,
        Object.keys(networks).sort(),
      ]),
    );
  };
  const before = await networksOf();
  const shell = [...(before.shell ?? []), 'shell-outbound'].sort();
  expect(await networksOf('compose.outbound.yml')).toEqual({ ...before, shell });
});
