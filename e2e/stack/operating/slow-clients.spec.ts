import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'playwright/test';
import { docker, up, upWith, url } from '../compose.ts';
import { one } from '../containers.ts';
import { prepareWriters, whileRead } from '../load.ts';
import { whilePosting } from '../slow-posts.ts';

const POSTS = 5_000;

test.beforeAll(async () => {
  await upWith({ TRUSTED_PROXIES: '172.16.0.0/12 192.168.0.0/16' }, '--no-build');
});

test.afterAll(async () => {
  await up('--no-build');
});

async function memoryOfGateway(): Promise<number> {
  const { Id } = await one('gateway');
  return Number.parseFloat(await docker('stats', '--no-stream', '--format', '{{.MemPerc}}', Id));
}

for (const { origin, addresses } of [
  { origin: 'one address', addresses: 1 },
  { origin: 'an address each', addresses: POSTS },
]) {
  test(`the gateway sustains 5,000 slow posts from ${origin} and serves all other requests`, async () => {
    const before = await one('gateway');
    const writers = await prepareWriters(5);
    let memory = 0;
    await whilePosting(POSTS, addresses, async () => {
      const failed = await whileRead(async () => {
        await writers.send();
        memory = await memoryOfGateway();
      });
      expect(failed).toEqual([]);
      expect(writers.refusals).toEqual([]);
    });
    test.info().annotations.push({ type: 'memory of its limit', description: `${memory} %` });
    expect(memory).toBeLessThan(75);
    expect((await one('gateway')).State.Pid).toBe(before.State.Pid);
  });
}

/** Opens a post whose body never ends, from an address behind a load balancer. */
async function openPost(address: string): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  const socket = connect({ host, port: Number(port) });
  await once(socket, 'connect');
  const headers = ['Host: site.test', 'Content-Type: application/json', 'Content-Length: 60000'];
  socket.write(['POST /api/contact HTTP/1.1', ...headers, `X-Forwarded-For: ${address}`, '', '{'].join('\r\n'));
  return socket;
}

test('a household has one limit, whichever addresses of its IPv6 network it uses', async () => {
  const limit = 64;
  const household = await Promise.all(
    Array.from({ length: limit + 1 }, (_, index) => openPost(`2001:db8:1:1::${index}`)),
  );
  const answers = household.map(async (socket) => String((await once(socket, 'data'))[0]));
  try {
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 429 /);
    const neighbor = { headers: { 'x-forwarded-for': '2001:db8:1:2::1' } };
    expect((await fetch(`${url}/api/newsletter/confirm`, neighbor)).status).toBe(404);
  } finally {
    for (const socket of household) socket.destroy();
  }
});
