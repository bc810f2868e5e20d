import { expect, test } from 'playwright/test';
import { nextImage, nextPhone } from '../images.ts';
import { url } from '../ingress.ts';
import { inSite, replacePods, restart, servers, teams } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

test('another build of shell and forms-service takes over, and nobody notices', async () => {
  await nobodyNotices(async () => {
    for (const server of servers) {
      await replacePods(server, () => inSite('set', 'image', `deployment/${server}`, `${server}=${nextImage(server)}`));
    }
    await expect.poll(async () => (await fetch(url)).text(), { timeout: 60_000 }).toContain(nextPhone);
  });
});

test('all remotes restart at once, and nobody notices', async () => {
  await nobodyNotices(() => Promise.all(teams.map(restart)));
});
