import { test } from 'playwright/test';
import { restart, servers } from '../kubectl.ts';
import { withoutFailures } from '../load.ts';

test('replacing the only pods of shell, gateway and forms-service at the same time causes no failed requests', async () => {
  await withoutFailures(() => Promise.all(servers.map(restart)));
});
