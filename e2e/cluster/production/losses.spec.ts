import { expect, test } from 'playwright/test';
import { inSite, parts, podsOf, rolledOut } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

const lose = (pod: string) => inSite('delete', pod, '--grace-period=0', '--force');

test('one pod of each part is lost, and nobody notices', async () => {
  await nobodyNotices(async () => {
    for (const part of parts) {
      const [pod = ''] = await podsOf(part);
      await lose(pod);
      await rolledOut(part);
    }
  });
});

test('the shell that composes is lost, and a shell composes again', async ({}, { annotations }) => {
  const leader = async () => {
    const [pod] = (await inSite('get', 'lease/composer', '--output=jsonpath={.spec.holderIdentity}')).split('.');
    return `pod/${pod}`;
  };
  const former = await leader();
  const [other = ''] = (await podsOf('shell')).filter((pod) => pod !== former);
  const steer = () => inSite('exec', other, '--', 'site', 'pause', 'support');
  const lost = performance.now();
  await lose(former);
  await expect(steer).toPass({ timeout: 30_000 });
  annotations.push({
    type: 'until a shell composes again, s',
    description: ((performance.now() - lost) / 1000).toFixed(1),
  });
  await inSite('exec', other, '--', 'site', 'resume', 'support');
});

test('people read while no shell runs', async () => {
  await nobodyNotices(async () => {
    await inSite('scale', 'statefulset/shell', '--replicas=0');
    await inSite('wait', '--for=delete', 'pod', '--selector=app.kubernetes.io/name=shell', '--timeout=60s');
    await inSite('scale', 'statefulset/shell', '--replicas=2');
    await rolledOut('shell');
  });
});

test('the autoscalers know how busy the pods are', async () => {
  const template = 'jsonpath={.items[*].status.currentMetrics[*]..averageUtilization}';
  await expect
    .poll(() => inSite('get', 'horizontalpodautoscalers', '--output', template), { timeout: 90_000 })
    .toMatch(/^\d+ \d+$/);
});
