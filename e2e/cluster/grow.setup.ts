import { expect, test } from 'playwright/test';
import { deployments, inSite, kubectl, podsOf, rolledOut } from './kubectl.ts';

test('the site grows from the small overlay to production, and every deployment has two pods', async () => {
  // The mode of a claim cannot be changed; what it holds is fetched and composed again.
  await inSite('delete', 'deployment/shell', 'persistentvolumeclaim/releases', '--wait');
  await kubectl('apply', '--kustomize=e2e/cluster/manifests/production');
  for (const deployment of deployments) {
    await expect.poll(async () => (await podsOf(deployment)).length, { timeout: 120_000 }).toBe(2);
    await rolledOut(deployment);
  }
});
