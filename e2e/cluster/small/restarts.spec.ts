import { test } from 'playwright/test';
import { restart, servers } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

for (const server of servers) {
  test(`replacing the only pod of ${server} causes no failed requests`, async () => {
    await nobodyNotices(() => restart(server));
  });
}
