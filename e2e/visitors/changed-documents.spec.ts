import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { pages } from '../support/pages.ts';
import { translate } from '../support/translate.ts';

const replaced = /React error #418/;

/** Adds an icon after each input, like a password manager. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('div'));
  });

/** Adds an element before each text area, like a spelling checker. */
const addCheckers = (page: Page) =>
  page.evaluate(() => {
    for (const area of document.querySelectorAll('textarea')) area.before(document.createElement('div'));
  });

for (const [who, change] of [
  ['a password manager', addIcons],
  ['a spelling checker', addCheckers],
  ['a translator', translate],
] as const)
  test(`a form that ${who} has changed keeps what was typed, the focus and the caret`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(replaced);
    const release = await holdRequests(page, application);
    await page.goto(pages.contact.path);
    const form = page.locator('#contact-form');
    await form.locator('[name=firstName]').fill('Anastasia');
    await form.locator('[name=teamSize]').selectOption('11-50');
    const message = form.locator('[name=message]');
    await message.fill('We need lines.');
    await message.press('Home');
    await change(page);
    const former = await message.elementHandle();
    release();
    await hydrated(page);
    expect(await former?.evaluate((field) => field.isConnected)).toBe(false);

    await expect(form.locator('[name=firstName]')).toHaveValue('Anastasia');
    await expect(form.locator('[name=teamSize]')).toHaveValue('11-50');
    await expect(message).toBeFocused();
    await page.keyboard.type('Hello. ');
    await expect(message).toHaveValue('Hello. We need lines.');
  });

test('the choice of a radio button outlives a change of the document', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(replaced);
  const release = await holdRequests(page, application);
  await page.goto(pages.pricing.path);
  const phone = page.locator('[name=contactMethod][value=phone]');
  await phone.check({ force: true });
  await addIcons(page);
  release();
  await hydrated(page);
  await expect(phone).toBeChecked();
});

test('the newsletter form that a password manager has changed keeps its address and the focus', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(replaced);
  const release = await holdRequests(page, application);
  await page.goto(pages.home.path);
  const email = page.getByRole('contentinfo').locator('[name=email]');
  await email.fill('ana.rodriguez@example.com');
  await addIcons(page);
  const former = await email.elementHandle();
  release();
  await expect.poll(() => former?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(email).toHaveValue('ana.rodriguez@example.com');
  await expect(email).toBeFocused();
});

for (const [path, field, answer, words] of [
  [pages.help.path, '#help-query', 'main [role=status]', /“uk”/],
  [pages.rates.path, '#finder-text', '#finder [role=status]', /\d of \d+ destinations/],
] as const)
  test(`what was typed into ${field} is answered after a change of the document`, async ({ page, consoleWatch }) => {
    consoleWatch.expectMessage(replaced);
    const release = await holdRequests(page, application);
    await page.goto(path);
    await page.locator(field).fill('uk');
    await addIcons(page);
    release();
    await hydrated(page);
    await expect(page.locator(field)).toHaveValue('uk');
    await expect(page.locator(answer).first()).toHaveText(words);
  });
