import { expect, test } from 'playwright/test';
import { kubectl, parts, podsOf, rolledOut } from './kubectl.ts';
import { whileRead } from './load.ts';

test('grows from the small overlay to production, with two pods per part, without failed requests', async () => {
  const failed = await whileRead(async () => {
    await kubectl('apply', '--kustomize=e2e/cluster/manifests/production');
    for (const part of parts) {
      await expect.poll(async () => (await podsOf(part)).length, { timeout: 120_000 }).toBe(2);
      await rolledOut(part);
    }
  });
  expect(failed).toEqual([]);
});
