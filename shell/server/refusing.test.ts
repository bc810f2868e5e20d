import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { badReleases } from './testing/bad-releases.ts';
import { TestShell } from './testing/test-shell.ts';

const shell = new TestShell();
const home = { path: '/' };
const prices = { path: '/prices' };

const firstOfSales = { name: 'sales', version: '1.0.0', pages: [home, prices] };

beforeAll(() => {
  writeFileSync(secret, 'a secret');
  shell.sales.publish(firstOfSales);
  shell.help.publish({
    name: 'help',
    version: '1.1.0',
    pages: [{ path: '/help', html: `<p>${'help '.repeat(20)}</p><a href="/prices">prices</a>` }],
  });
  return shell.start();
});

// All tests share a shell: returning to the live release clears refusals.
afterEach(async () => {
  shell.sales.publish(firstOfSales);
  expect((await shell.refresh()).refused).toEqual([]);
});

afterAll(() => shell.dispose());

/** Secret of the operator that the shell's user may read. */
const secret = path.join(shell.dataDir, 'captcha-secret');

describe('A release that must not go live', () => {
  test.each(badReleases(secret))(
    'is refused with a reason when it %s, and the site is unchanged',
    async (_what, release, page, reason) => {
      const before = await shell.text('/prices');

      shell.sales.publish({ name: 'sales', version: '2.0.0', ...release });
      const { refused, releases } = await shell.refresh();

      expect(refused).toEqual([
        {
          remote: 'sales',
          version: '2.0.0',
          ...(page && { page }),
          reason: expect.stringMatching(reason),
          at: expect.any(String),
        },
      ]);
      expect(releases.sales?.version).toBe('1.0.0');
      expect(await shell.text('/prices')).toBe(before);
    },
  );
});
