import { readFile } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'playwright/test';
import { compose, url } from './compose.ts';
import { expectConfined } from './confined.ts';
import { inspect, one, services } from './containers.ts';

test('the checks below cover every long-running service', async () => {
  expect((await compose('ps', '--services')).split('\n').filter(Boolean).sort()).toEqual([...services].sort());
});

for (const service of services) {
  test(`${service} is confined`, () => expectConfined(service));

  test(`${service} is healthy and has a health check`, async () => {
    const { Config, State } = await one(service);
    expect(Config.Healthcheck?.Test[0]).toMatch(/^CMD/);
    expect(State.Health?.Status).toBe('healthy');
  });
}

test('the gateway has read-only access to the published files', async () => {
  const { Mounts } = await one('gateway');
  expect(Mounts.filter(({ RW }) => RW).map(({ Destination }) => Destination)).toEqual([]);
  expect(Mounts.map(({ Destination }) => Destination)).toContain('/data');
});

test('only the gateway and the operations endpoint publish ports', async () => {
  const published = await Promise.all(
    services.map(async (service) => Object.keys((await one(service)).HostConfig.PortBindings ?? {}).sort()),
  );
  expect(Object.fromEntries(services.map((service, index) => [service, published[index]]))).toEqual({
    ...Object.fromEntries(services.map((service) => [service, []])),
    gateway: ['443/tcp', '443/udp', '80/tcp'],
    operations: ['8080/tcp'],
  });
});

test('the operations endpoint is reachable from this machine only', async () => {
  const { HostConfig } = await one('operations');
  const addresses = Object.values(HostConfig.PortBindings ?? {}).flat() as { HostIp: string }[];
  expect(addresses.map(({ HostIp }) => HostIp)).toEqual(['127.0.0.1']);
});

test('a page whose address contains a token is sent without a referrer', async () => {
  const { headers } = await fetch(`${url}/api/newsletter/unsubscribe?token=of-somebody`);
  expect([headers.get('referrer-policy'), headers.get('x-content-type-options')]).toEqual(['no-referrer', 'nosniff']);
});

const limits = [
  { service: 'forms-service', heaps: 1 },
  // The rendering processes share a limit of the same size.
  { service: 'shell', heaps: 2 },
];

for (const { service, heaps } of limits) {
  test(`${service} limits its heap below its memory limit`, async () => {
    const { Config, HostConfig } = await one(service);
    const [, megabytes] = /--max-old-space-size=(\d+)/.exec(Config.Env.join('\n')) ?? [];
    expect(Number(megabytes) * heaps * 2 ** 20).toBeLessThanOrEqual((HostConfig.Memory * 2) / 3);
  });
}

/** A library that is found only, or mainly, in this image. */
const libraries = { shell: 'htmlparser2', 'forms-service': 'mongoose', 'mfe-wholesale': 'react' };

for (const [service, library] of Object.entries(libraries)) {
  test(`the image of ${service} contains an SBOM with versions`, async () => {
    const list = JSON.parse(await compose('exec', '--no-TTY', service, 'cat', '/sbom.cdx.json'));
    const manifest = await readFile(inProject('node_modules', library, 'package.json'), 'utf8');
    expect(list).toMatchObject({ bomFormat: 'CycloneDX' });
    expect(list.components).toContainEqual(
      expect.objectContaining({ name: library, version: JSON.parse(manifest).version }),
    );
  });
}

test('every image has its own tag', async () => {
  const dockerfile = await readFile(inProject('deploy/Dockerfile'), 'utf8');
  const stages = [...dockerfile.matchAll(/ AS (\S+)$/gm)].map(([, name]) => name);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
  const run = await Promise.all(
    services.map(async (service) => (await inspect(service)).map(({ Config }) => Config.Image)),
  );
  const named = [...bases.filter((name) => name !== 'scratch' && !stages.includes(name)), ...run.flat()];
  expect(named.filter((name) => !/^[a-z0-9/.-]+:(?!latest$)\S+$/.test(name))).toEqual([]);
});
