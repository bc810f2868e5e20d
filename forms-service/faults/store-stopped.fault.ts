import { it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/service.ts';
import { startTestMongo } from '../test-mongo/start-test-mongo.ts';
import { surviveOutage } from './outage.ts';
import { databaseAt } from './stores.ts';

it('a MongoDB server killed and restarted after half a minute: visitors are told to retry, then served', async ({
  annotate,
}) => {
  const server = await startTestMongo();
  onTestFinished(() => server.stop());
  const figures = await surviveOutage({
    settings: { DATA_DIR: await temporaryFolder(), MONGODB_URI: databaseAt(server.uri) },
    takeAway: server.kill,
    bringBack: server.restart,
  });
  await annotate(figures);
});
