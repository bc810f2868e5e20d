import { expect, test } from 'playwright/test';
import { inSite, podsOf } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

test('the autoscalers know how busy the pods are', async () => {
  const template = 'jsonpath={.items[*].status.currentMetrics[*]..averageUtilization}';
  await expect
    .poll(() => inSite('get', 'horizontalpodautoscalers', '--output', template), { timeout: 90_000 })
    .toMatch(/^\d+ \d+$/);
});

/** Has pods that are busier than this joined by others, and idle ones go at once. */
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

test('gateways come when there is much to do, and go again, and nobody notices', async () => {
  await nobodyNotices(async () => {
    await scaleAbove(1);
    await expect.poll(gateways, { timeout: 90_000 }).toBeGreaterThan(2);
    await scaleAbove(500);
    await expect.poll(gateways, { timeout: 90_000 }).toBe(2);
  });
});
