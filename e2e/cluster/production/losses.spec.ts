import { expect, test } from 'playwright/test';
import { inSite, kubectl, lastLoggedAt, parts, podsOf, rolledOut } from '../kubectl.ts';
import { withoutFailures } from '../load.ts';

const lose = (pod: string) => inSite('delete', pod, '--grace-period=0', '--force');

test('losing one pod of each part at the same time causes no failed requests', async () => {
  await withoutFailures(() =>
    Promise.all(
      parts.map(async (part) => {
        const [pod = ''] = await podsOf(part);
        await lose(pod);
        await rolledOut(part);
      }),
    ),
  );
});

test('another shell takes over composing when the composing shell is lost', async ({}, { annotations }) => {
  const leader = async () => {
    const [pod] = (await inSite('get', 'lease/composer', '--output=jsonpath={.spec.holderIdentity}')).split('.');
    return `pod/${pod}`;
  };
  const former = await leader();
  const [other = ''] = (await podsOf('shell')).filter((pod) => pod !== former);
  const steer = (verb: string) => inSite('exec', other, '--', 'site', verb, 'support');
  const lost = Date.now();
  await lose(former);
  const composesSince = async () => Math.max(0, ...(await lastLoggedAt('shell', 'shell', 'acquired the lease')));
  await expect.poll(composesSince, { timeout: 30_000 }).toBeGreaterThan(lost);
  await expect(() => steer('pause')).toPass({ timeout: 30_000 });
  const description = ((Date.now() - lost) / 1_000).toFixed(1);
  annotations.push({ type: 'until a shell composes again, s', description });
  await steer('resume');
});

test('visitors can read while no shell runs', async () => {
  await withoutFailures(async () => {
    await inSite('scale', 'statefulset/shell', '--replicas=0');
    await inSite('wait', '--for=delete', 'pod', '--selector=app.kubernetes.io/name=shell', '--timeout=60s');
    await inSite('scale', 'statefulset/shell', '--replicas=2');
    await rolledOut('shell');
  });
});

/** Evicts the pods of every node that may be evicted. @returns the refused evictions */
async function drain(): Promise<string> {
  const nodes = (await kubectl('get', 'nodes', '--output=name')).split('\n');
  const ours = ['--pod-selector=app.kubernetes.io/part-of=site', '--delete-emptydir-data', '--timeout=8s'];
  return kubectl('drain', ...nodes, ...ours).then(
    () => '',
    (error: { stderr?: string }) => error.stderr ?? '',
  );
}

test('draining a node keeps the last pod of each part until its replacement is ready', async () => {
  await withoutFailures(async () => {
    try {
      expect(await drain()).toContain('disruption budget');
    } finally {
      // Otherwise no later test could schedule a pod.
      await kubectl('uncordon', '--selector=kubernetes.io/hostname');
    }
    for (const part of parts) await rolledOut(part);
  });
});
