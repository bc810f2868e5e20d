import { expect, onTestFinished, test } from 'vitest';
import { openLink } from '../test-mongo/unreliable-link.ts';
import { useMongo } from '../test-mongo/use-mongo.ts';
import { leadsWith } from './configured.ts';
import { describeOperatingByThePage } from './operate-leads.contract.ts';
import { rowsIn } from './operators/command-line.ts';
import { describeOperating, describeOperatingWithProcesses } from './operators.contract.ts';
import { temporaryFolder } from './service.ts';

const { newDatabase } = useMongo();
const newPlace = async () => ({ MONGODB_URI: newDatabase().href, DATA_DIR: await temporaryFolder() });

/** The settings of a store whose server is away. */
async function newPlaceAway() {
  const uri = newDatabase();
  const link = await openLink(Number(uri.port), uri.hostname);
  onTestFinished(() => link.close());
  link.cut();
  uri.port = String(link.port);
  uri.searchParams.set('directConnection', 'true');
  return { link, settings: { MONGODB_URI: uri.href, DATA_DIR: await temporaryFolder() } };
}

describeOperating('MongoDB', newPlace);
describeOperatingWithProcesses('MongoDB', newPlace);
describeOperatingByThePage('MongoDB', newPlace);

test('a command waits for a MongoDB server that is away for three seconds', async () => {
  const { link, settings } = await newPlaceAway();
  setTimeout(link.restore, 3_000);
  expect(await rowsIn(settings)).toEqual([]);
});

test('a command says that the MongoDB server stays away', async () => {
  const { settings } = await newPlaceAway();
  expect(await leadsWith(settings, 'list')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The lead store is unavailable \(.+\)\.\n$/),
  });
});
