import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@site/dev-tools/browser/test.ts';
import { leadsCommand } from '@site/dev-tools/local-site.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import type { Page } from 'playwright/test';
import { expectAccessibleAtAllWidths, expectReadableWhenNarrowOrEnlarged } from '../support/accessibility.ts';

const PASSWORD = 'four words and more';
const mail = (name: string) => `${name}@lantern.example`;

/** Submissions, oldest first. */
const received = [
  { form: 'newsletter', email: mail('nadia') },
  {
    form: 'signup',
    email: mail('tomas'),
    firstName: 'Tomás',
    lastName: 'Ibáñez',
    company: 'Ibáñez e Hijos',
    phone: '+34 91 555 01 23',
    employees: '11-50',
  },
  {
    form: 'contact',
    email: mail('bot'),
    firstName: 'Cheap',
    lastName: 'Traffic',
    message: 'We bring a million visitors.',
    state: 'quarantined',
  },
  {
    form: 'contact',
    email: mail('mara'),
    firstName: 'Mara',
    lastName: 'Lindqvist',
    company: 'Lantern & Sons',
    message: 'Two offices, forty phones.\n\nWhat would you advise?',
  },
].map((lead, index) => ({ ...lead, createdAt: `2026-11-2${index}T09:30:00Z` }));

const run = promisify(execFile);

const test = base.extend<object, { inbox: { url: string; leads(...options: string[]): Promise<string> } }>({
  inbox: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'inbox-'));
      const { file, options, environment } = leadsCommand(dataDir);
      const leads = async (typed: string, ...more: string[]) => {
        const running = run(file, [...options, ...more], { env: { ...process.env, ...environment } });
        running.child.stdin?.end(typed);
        return (await running).stdout;
      };
      const old = path.join(dataDir, 'old.jsonl');
      await writeFile(old, received.map((lead) => JSON.stringify(lead)).join('\n'));
      const INBOX_USERS = await leads(`${PASSWORD}\n`, 'inbox-user', 'ada');
      const service = await startService(inProject('forms-service/src/start.ts'), {
        ...environment,
        INBOX_USERS,
        LOG_LEVEL: 'silent',
      });
      await leads('', 'import', old);
      await use({ url: `http://127.0.0.1:${service.port}/inbox/`, leads: (...more) => leads('', ...more) });
      await service.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// The tests share one inbox and build on each other.
test.describe.configure({ mode: 'serial' });

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Name').fill('ada');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unanswered');
}

const names = (page: Page) => page.getByRole('main').getByRole('strong').allTextContents();

test('a colleague signs in, answers a lead with the keyboard and finds it again, at every width', async ({
  page,
  inbox,
}) => {
  await page.goto(inbox.url);
  await expectAccessibleAtAllWidths(page);
  await signIn(page, inbox.url);
  expect(await names(page)).toEqual(['Mara Lindqvist', 'Cheap Traffic', 'Tomás Ibáñez']);
  await expectAccessibleAtAllWidths(page);
  await expectReadableWhenNarrowOrEnlarged(page);

  await page.getByRole('link', { name: 'Mara Lindqvist' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Lindqvist');
  await expectAccessibleAtAllWidths(page);
  await expectReadableWhenNarrowOrEnlarged(page);
  await page.getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.type('Sent her an offer.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Marked as answered.');
  await expect(page.getByText('Sent her an offer.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to inbox' }).click();
  expect(await names(page)).toEqual(['Cheap Traffic', 'Tomás Ibáñez']);
  await page.getByRole('link', { name: 'Answered', exact: true }).click();
  expect(await names(page)).toEqual(['Mara Lindqvist']);
});

test('quarantined leads are released to the team, including those on the page', async ({ page, inbox }) => {
  await signIn(page, inbox.url);
  await page.getByRole('link', { name: 'Quarantined' }).click();
  await page.getByRole('link', { name: 'Cheap Traffic' }).click();
  await page.getByRole('button', { name: 'Release to team' }).click();
  await expect(page.getByRole('status')).toContainText('Released');
  await page.goto(`${inbox.url}?show=all&form=contact`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n').filter((line) => line.includes('lantern.example'))).toHaveLength(2);
});

test('erasing a person requires a confirmation, and the log records who did it', async ({ page, inbox }) => {
  await signIn(page, inbox.url);
  await page.getByLabel('Email starts with').fill(mail('tomas'));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Tomás Ibáñez' }).click();
  await page.getByText('Erase this person…').click();
  await page.getByLabel('I understand that this cannot be undone').check();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByRole('status')).toHaveText('All data of this person was erased.');
  expect(await inbox.leads('list', '--form', 'signup', '--json')).toBe('[]\n');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  const done = (await inbox.leads('audit'))
    .trim()
    .split('\n')
    .map((line) => line.split('  ').slice(1, 3).join(' '));
  expect(done.filter((each) => !/^ada (?:read$|list )/.test(each))).toEqual([
    'ada sign-in',
    'ada answered',
    'ada sign-in',
    'ada release',
    'ada export show=all form=contact',
    'ada sign-in',
    'ada erase',
    'ada sign-out',
  ]);
});

test('with forced colors, the current view stands out among the tabs', async ({ page, inbox }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, inbox.url);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const current = page.getByRole('link', { name: 'Unanswered' });
  await expect(current).toHaveCSS('border-top-style', 'solid');
  await expect(current).not.toHaveCSS('border-top-color', ground);
  await expect(page.getByRole('link', { name: 'Quarantined' })).toHaveCSS('border-top-style', 'none');
});
