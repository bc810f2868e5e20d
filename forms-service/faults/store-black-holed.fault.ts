import { inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/service.ts';
import { openLink } from '../test-mongo/unreliable-link.ts';
import { surviveOutage } from './outage.ts';
import { databaseAt } from './stores.ts';

it('a MongoDB server that never responds for half a minute does not delay visitors', async ({ annotate }) => {
  const server = new URL(inject('mongo'));
  const link = await openLink(Number(server.port), server.hostname);
  onTestFinished(() => link.close());
  server.port = String(link.port);
  const figures = await surviveOutage({
    settings: {
      DATA_DIR: await temporaryFolder(),
      MONGODB_URI: databaseAt(server.href, { directConnection: 'true' }),
    },
    takeAway: link.swallow,
    bringBack: link.restore,
  });
  await annotate(figures);
});
