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

test('upgrading shell, gateway and forms-service causes no failed requests', async () => {
  await withoutFailures(async () => {
    for (const server of ['shell', 'gateway', 'forms-service'] as const) {
      const images = Object.entries(next[server]).map(([container, image]) => `${container}=${nextImage(image)}`);
      await replacePods(server, () => inSite('set', 'image', workload(server), ...images));
    }
    await expect.poll(async () => (await fetch(url)).text(), { timeout: 60_000 }).toContain(nextPhone);
  });
});

test('restarting all remotes causes no failed requests', async () => {
  await withoutFailures(() => Promise.all(teams.map(restart)));
});
