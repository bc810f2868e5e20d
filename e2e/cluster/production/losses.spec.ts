import { expect, test } from 'playwright/test';
import { inSite, kubectl, parts, podsOf, rolledOut, saidAt } from '../kubectl.ts';
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
  const steer = (verb: string) => inSite('exec', other, '--', 'site', verb, 'support');
  const lost = Date.now();
  await lose(former);
  const composesSince = async () => Math.max(0, ...(await saidAt('shell', 'shell', 'acquired the lease')));
  await expect.poll(composesSince, { timeout: 30_000 }).toBeGreaterThan(lost);
  await expect(() => steer('pause')).toPass({ timeout: 30_000 });
  const description = ((Date.now() - lost) / 1_000).toFixed(1);
  annotations.push({ type: 'until a shell composes again, s', description });
  await steer('resume');
});

test('people read while no shell runs', async () => {
  await nobodyNotices(async () => {
    await inSite('scale', 'statefulset/shell', '--replicas=0');
    await inSite('wait', '--for=delete', 'pod', '--selector=app.kubernetes.io/name=shell', '--timeout=60s');
    await inSite('scale', 'statefulset/shell', '--replicas=2');
    await rolledOut('shell');
  });
});

/** Evicts what has to leave every node, as long as it may. @returns what is refused */
async function drain(): Promise<string> {
  const nodes = (await kubectl('get', 'nodes', '--output=name')).split('\n');
  const ours = ['--pod-selector=app.kubernetes.io/part-of=site', '--delete-emptydir-data', '--timeout=15s'];
  return kubectl('drain', ...nodes, ...ours).then(
    () => '',
    (error: { stderr?: string }) => error.stderr ?? '',
  );
}

test('a node is drained, and the last pod of each part stays until another one is there', async () => {
  await nobodyNotices(async () => {
    try {
      expect(await drain()).toContain('disruption budget');
    } finally {
      // Otherwise no pod of any later test would find a node.
      await kubectl('uncordon', '--selector=kubernetes.io/hostname');
    }
    for (const part of parts) await rolledOut(part);
  });
});
