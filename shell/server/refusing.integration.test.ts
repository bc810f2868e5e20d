import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts';
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

test.each([
  [
    'an unknown file of its description',
    {
      pages: [home],
      change: (release: Release) => ({ ...release, files: { 'x\u001B[2J\u202E\nsales 2.0.0 is live': 1 } }),
    },
  ],
  ['its page', { pages: [{ ...home, code: "throw new Error('x\\u001B[2J\\u202E\\nsales 2.0.0 is live')" }] }],
])('A refusal quotes %s without characters that a terminal obeys', async (_what, release) => {
  shell.sales.publish({ name: 'sales', version: '2.0.0', ...release });
  const { refused } = await shell.refresh();
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringContaining(String.raw`x\u001b[2J\u202e sales 2.0.0 is live`),
  ]);
});
