import { expect, test } from 'playwright/test';
import { deployments, inSite, podsOf, rolledOut } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

test('one pod of each deployment is lost, and nobody notices', async () => {
  await nobodyNotices(async () => {
    for (const deployment of deployments) {
      const [pod = ''] = await podsOf(deployment);
      await inSite('delete', pod, '--grace-period=0', '--force');
      await rolledOut(deployment);
    }
  });
});

test('the autoscalers know how busy the pods are', async () => {
  const template = 'jsonpath={.items[*].status.currentMetrics[*].resource.current.averageUtilization}';
  await expect
    .poll(() => inSite('get', 'horizontalpodautoscalers', '--output', template), { timeout: 90_000 })
    .toMatch(/^\d+ \d+$/);
});
