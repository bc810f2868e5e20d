import { expect, test } from 'playwright/test';
import { nextImage, nextPhone } from '../images.ts';
import { url } from '../ingress.ts';
import { inSite, replacePods, restart, teams, workload } from '../kubectl.ts';
import { withoutFailures } from '../load.ts';

/** Part → container → image. */
const next = {
  shell: { shell: 'shell' },
  gateway: { gateway: 'gateway', follower: 'shell' },
  'forms-service': { 'forms-service': 'forms-service' },
};

/** All parts at the same time, as when an operator applies the manifests of another version. */
test('upgrading shell, gateway and forms-service causes no failed requests', async () => {
  await withoutFailures(async () => {
    await Promise.all(
      Object.entries(next).map(([part, containers]) => {
        const images = Object.entries(containers).map(([container, image]) => `${container}=${nextImage(image)}`);
        return replacePods(part, () => inSite('set', 'image', workload(part), ...images));
      }),
    );
    await expect.poll(async () => (await fetch(url)).text(), { timeout: 60_000 }).toContain(nextPhone);
  });
});

test('restarting all remotes causes no failed requests', async () => {
  await withoutFailures(() => Promise.all(teams.map(restart)));
});
