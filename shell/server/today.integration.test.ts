import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPage } from './testing/remote-folder.ts';
import { TestShell } from './testing/test-shell.ts';

let shell: TestShell;

/** Pages that show the date, like lists of events, and one that differs each time it is rendered. */
const dated = (path: string): TestPage => ({
  path,
  needsToday: true,
  code: `return React.createElement('p', null, 'Today is ' + props.today + ' words'.repeat(20));`,
});
const undated = {
  path: '/prices',
  code: `return React.createElement('p', null, 'Not ' + props.today + '! ' + Math.random() + ' words'.repeat(20));`,
};
/** Page that cannot be rendered in the new year. */
const failing: TestPage = {
  path: '/help',
  needsToday: true,
  code: `if (props.today > '2026-12-31') throw new Error('no event ' + Math.random());
    return React.createElement('p', null, 'Today is ' + props.today + ' words'.repeat(20));`,
};

const publishSales = (version = '1.0.0') =>
  shell.sales.publish({ name: 'sales', version, pages: [dated('/'), undated] });

const setDay = (day: string) => {
  shell.now = () => Date.parse(`${day}T12:00Z`);
};

beforeEach(() => {
  shell = new TestShell();
  publishSales();
  shell.help.publish({ name: 'help', pages: [dated('/help')] });
  setDay('2026-12-31');
});

afterEach(() => shell.dispose());

const dayOf = async (path: string) => /Today is (\S+)/.exec(await shell.text(path))?.[1];
const days = async () => Promise.all(['/', '/help'].map(dayOf));
const pageData = async (path: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(await shell.text(path))?.[1] ?? '');

describe('A date-dependent page', () => {
  test('is rendered with the date, which its document passes to the browser', async () => {
    await shell.start();
    expect(await days()).toEqual(['2026-12-31', '2026-12-31']);
    expect(await pageData('/')).toMatchObject({ today: '2026-12-31' });
    expect(await shell.text('/prices')).toContain('Not !');
    expect(await pageData('/prices')).not.toHaveProperty('today');
  });

  test('is rendered again after midnight without a deploy, and no other page changes', async () => {
    await shell.start({ REMOTES_POLL_MS: '20' });
    const before = (await shell.get('/prices')).headers.get('etag');
    const { id } = await shell.report();
    setDay('2027-01-01');
    await expect.poll(days).toEqual(['2027-01-01', '2027-01-01']);
    expect(await pageData('/help')).toMatchObject({ today: '2027-01-01' });
    expect((await shell.get('/prices')).headers.get('etag')).toBe(before);
    const report = await shell.report();
    expect(report).toMatchObject({ refused: [], failed: null });
    expect(report.id).not.toBe(id);
  });

  test('follows a clock that was corrected or jumped over days', async () => {
    await shell.start();
    for (const day of ['2027-03-05', '2026-12-30']) {
      setDay(day);
      await shell.refresh();
      expect(await days()).toEqual([day, day]);
    }
  });

  test('shows the day of a restart, even while all remotes are down', async () => {
    await shell.start();
    await shell.stop();
    shell.sales.remove();
    shell.help.remove();
    setDay('2027-01-01');
    await shell.start();
    expect(await days()).toEqual(['2027-01-01', '2027-01-01']);
  });
});

test('does not compose a site without such pages after midnight', async () => {
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }] });
  shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
  await shell.start();
  const { createdAt } = await shell.report();
  setDay('2027-01-01');
  expect((await shell.refresh()).createdAt).toBe(createdAt);
});

describe('A live page that cannot be rendered for a new day', () => {
  beforeEach(async () => {
    shell.help.publish({ name: 'help', version: '1.0.0', pages: [failing] });
    await shell.start({ REMOTES_POLL_MS: '20' });
    setDay('2027-01-01');
    await expect.poll(days).toEqual(['2027-01-01', '2026-12-31']);
  });

  test('stays unchanged without blocking those of other teams, and the report explains why', async () => {
    const { failed, refused } = await shell.report();
    expect(failed?.reason).toMatch(
      /^help 1\.0\.0, which is live, stays at 2026-12-31: Page \/help: no event .*\. Publish a release that can be rendered for 2027-01-01\.$/,
    );
    expect(refused).toEqual([]);
  });

  test('is not rendered again without a request, and blocks no deploy', async () => {
    const { failed } = await shell.report();
    publishSales('2.0.0');
    await expect.poll(async () => (await shell.report()).releases.sales?.version).toBe('2.0.0');
    expect(await days()).toEqual(['2027-01-01', '2026-12-31']);
    expect(await shell.report()).toMatchObject({ failed, refused: [] });

    expect((await shell.refresh()).failed?.reason).not.toBe(failed?.reason);
  });

  test('is unchanged after a restart', async () => {
    await shell.stop();
    await shell.start();
    expect(await days()).toEqual(['2027-01-01', '2026-12-31']);
    expect((await shell.get('/-/ready')).status).toBe(200);
  });

  test('is replaced by a release that can be rendered', async () => {
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [dated('/help')] });
    await expect.poll(days).toEqual(['2027-01-01', '2027-01-01']);
    expect((await shell.report()).failed).toBeNull();
  });
});
