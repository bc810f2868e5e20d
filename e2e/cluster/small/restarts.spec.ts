import { test } from 'playwright/test';
import { restart, servers } from '../kubectl.ts';
import { withoutFailures } from '../load.ts';

for (const server of servers) {
  test(`replacing the only pod of ${server} causes no failed requests`, async () => {
    await withoutFailures(() => restart(server));
  });
}
