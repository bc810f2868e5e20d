import { expect } from 'playwright/test';
import { composeIn, rollIn, up } from '../compose.ts';
import { containersOf, one } from '../containers.ts';
import { withoutFailures } from '../load.ts';
import { shows } from '../site.ts';
import { test } from '../test.ts';

const scale = ['--scale', 'shell=2', '--scale', 'forms-service=2'];

test('upgrading shell and forms-service causes no failed requests', async ({ checkout }) => {
  await up('--no-build', '--no-recreate', ...scale);
  const images = async () => [(await one('shell')).Image, (await one('forms-service')).Image];
  const before = await images();
  await checkout.change('shell/site.json', (text) => text.replace('+1 202 555 0142', '+1 202 555 0143'));
  await checkout.change('forms-service/src/start.ts', (text) => `${text}\n`);
  await composeIn(checkout.folder, 'build', 'shell', 'forms-service');

  await withoutFailures(() => rollIn(checkout.folder, 'forms-service', 'shell'));
  expect((await images()).filter((image) => before.includes(image))).toEqual([]);
  // A new shell is ready with the previously published files, and then publishes its own.
  await shows('/', '+1 202 555 0143');
});

test('a new version that does not become healthy is removed, and the old version stays', async ({ checkout }) => {
  await up('--no-build', '--no-recreate', ...scale);
  const before = (await containersOf('forms-service')).sort();
  await checkout.change('forms-service/src/start.ts', (text) => `throw new Error('no key');\n${text}`);
  await composeIn(checkout.folder, 'build', 'forms-service');

  const rolled = () =>
    expect(rollIn(checkout.folder, 'forms-service')).rejects.toThrow(
      /no key[\s\S]*a new container of forms-service is not healthy, as its log above says\. The old ones go on\./,
    );
  await withoutFailures(rolled, 20);
  expect((await containersOf('forms-service')).sort()).toEqual(before);
});
