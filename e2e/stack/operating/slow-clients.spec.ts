import { expect, test } from 'playwright/test';
import { docker, up, upWith } from '../compose.ts';
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
