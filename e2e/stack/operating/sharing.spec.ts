import { isDeepStrictEqual } from 'node:util';
import { expect } from 'playwright/test';
import { headed } from '../../support/content-edits.ts';
import { headingAt } from '../../support/document-heading.ts';
import { compose, composeIn, up, url } from '../compose.ts';
import { whileRead } from '../load.ts';
import { shows, versionOf } from '../site.ts';
import { test } from '../test.ts';

const PATH = '/sip-trunking';
const BROWSERS = 60;
/**
 * Each process of the gateway detects a share within a second: `open_file_cache_valid` in deploy/gateway/nginx.conf.
 */
const KNOWN_TO_ALL_MS = 1_500;

const site = (...options: string[]) => compose('exec', '--no-TTY', 'shell', 'site', ...options);

/** Headings that visitors with different browsers read. */
const headings = () =>
  Promise.all(
    Array.from({ length: BROWSERS }, (_, browser) => headingAt(url + PATH, { 'user-agent': `browser ${browser}` })),
  );

/** Reads the headings once no process of the gateway answers as before the share. */
async function settledHeadings(): Promise<string[]> {
  let read: string[] = [];
  const isSettled = async () => {
    const before = read;
    read = await headings();
    return isDeepStrictEqual(read, before);
  };
  await expect.poll(isSettled, { intervals: [KNOWN_TO_ALL_MS] }).toBe(true);
  return read;
}

const kindsOf = (read: string[]) => [...new Set(read)].sort();

test.afterEach(async () => {
  await up('--no-build');
});

test('a team rolls a release out to half of the visitors, each of whom keeps it, and back, without a failed document', async ({
  checkout,
}) => {
  const former = await versionOf('wholesale');
  const [before = ''] = await headings();
  const heading = `Trunks for some, ${Date.now()}`;
  await checkout.change('mfe-wholesale/src/pages/sip-trunking/content.ts', headed(heading));
  await composeIn(checkout.folder, 'up', '--detach', '--build', '--wait', 'mfe-wholesale');
  await shows(PATH, heading);

  const failed = await whileRead(async () => {
    expect(await site('share', `wholesale@${former}`, '50%')).toMatch(/^50 % of visitors now get wholesale /);
    await expect.poll(async () => kindsOf(await headings())).toEqual([before, heading].sort());
    const read = await settledHeadings();
    expect(await headings()).toEqual(read);
    await compose('restart', 'shell');
    // Waits until it is healthy.
    await up('--no-build');
    expect(await headings()).toEqual(read);
    await site('rollback', 'wholesale');
    await expect.poll(async () => kindsOf(await headings())).toEqual([heading]);
  });
  expect(failed).toEqual([]);
});
