import { expect, test } from 'playwright/test';
import { inSite, podsOf } from '../kubectl.ts';
import { withoutFailures } from '../load.ts';

test('autoscalers receive the load of the pods', async () => {
  const template = 'jsonpath={.items[*].status.currentMetrics[*]..averageUtilization}';
  await expect
    .poll(() => inSite('get', 'horizontalpodautoscalers', '--output', template), { timeout: 90_000 })
    .toMatch(/^\d+ \d+$/);
});

/** Sets the load above which pods are added, and removes idle pods without delay. */
const scaleAbove = (percent: number) =>
  inSite(
    'patch',
    'horizontalpodautoscaler/gateway',
    '--type=json',
    `--patch=${JSON.stringify([
      { op: 'replace', path: '/spec/metrics/0/containerResource/target/averageUtilization', value: percent },
      { op: 'add', path: '/spec/behavior', value: { scaleDown: { stabilizationWindowSeconds: 0 } } },
    ])}`,
  );

const gateways = () => podsOf('gateway').then(({ length }) => length);

test('gateways scale up and down without failed requests', async () => {
  await withoutFailures(async () => {
    await scaleAbove(1);
    await expect.poll(gateways, { timeout: 90_000 }).toBeGreaterThan(2);
    await scaleAbove(500);
    await expect.poll(gateways, { timeout: 90_000 }).toBe(2);
  });
});
