import { test as base, expect, hydrated } from '@site/dev-tools/browser/test.ts';
import { useChangedSite } from '../support/changed-site.ts';
import { follow } from '../support/follow.ts';
import type { Team } from '../support/team.ts';

const PATH = '/sip-trunking';

const test = base.extend({
  runningSite: [
    async ({}, use) => {
      const publish = (team: Team) =>
        team.publishChanges({
          'pages/sip-trunking/declaration.ts': (text) => text.replace('  path,\n', '  path,\n  needsToday: true,\n'),
          'pages/sip-trunking/page.tsx': (text) =>
            text
              .replace('({ site }: PageProps)', '({ site, today }: PageProps)')
              .replace('<Benefits />', '<Benefits /><p id="today">{today}</p>'),
        });
      await useChangedSite('wholesale', publish, use);
    },
    { scope: 'worker' },
  ],
});

test("a page that needs the date hydrates with the date of its document, whatever the browser's clock", async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00Z');
  const document = await (await page.goto(PATH))?.text();
  const [, rendered = 'none'] = /<p id="today">([^<]*)</.exec(document ?? '') ?? [];
  expect(rendered).toMatch(/^\d{4}-\d\d-\d\d$/);
  await hydrated(page);
  await expect(page.locator('#today')).toHaveText(rendered);
});

test('a page that needs the date also gets it by client-side navigation', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00Z');
  await page.goto('/pricing');
  await hydrated(page);
  await follow(page, PATH);
  await expect(page.locator('#today')).toHaveText('2031-05-05');
});
