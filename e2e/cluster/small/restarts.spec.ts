import { test } from 'playwright/test';
import { restart, servers } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

for (const server of servers) {
  test(`the one pod of ${server} is replaced, and nobody notices`, async () => {
    await nobodyNotices(() => restart(server));
  });
}
