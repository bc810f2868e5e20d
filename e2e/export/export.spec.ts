import { expect, hydrated } from '@site/dev-tools/browser/test.ts';
import { follow } from '../support/follow.ts';
import { expectToast, journeys, openForm, submitButton } from '../support/forms.ts';
import { everyPage, pages, site } from '../support/pages.ts';
import { test } from './test.ts';

// One export serves all tests.
test.describe.configure({ mode: 'default' });

test('every page is a complete document with its canonical address', async ({ host }) => {
  for (const { path, title } of everyPage) {
    const response = await host.get(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html.replaceAll('&amp;', '&'), path).toContain(`<title>${title}</title>`);
    expect(html, path).toContain(`<link rel="canonical" href="${new URL(path, site.origin).href}">`);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test('every file that a document refers to exists', async ({ host }) => {
  const documents = await Promise.all(everyPage.map(async ({ path }) => (await host.get(path)).text()));
  const named = documents.flatMap((html) => html.match(/\/(?:assets|remotes)\/[\w./-]+/g) ?? []);
  const answers = await Promise.all([...new Set(named)].map((address) => host.get(address)));
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
});

for (const { path, title } of [pages.home, pages.pricing, pages.rates, pages.help]) {
  test(`${path} hydrates`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
  });
}

test('navigation between pages of all three teams loads no document', async ({ page }) => {
  await page.goto(pages.home.path);
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const { path, title, heading } of [pages.rates, pages.sipArticle, pages.pricing, pages.help]) {
    await follow(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goBack();
  await expect(page).toHaveTitle(pages.pricing.title);
  await page.getByText('Yearly', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  expect(documents).toEqual([]);
});

test('an unknown address returns 404 with its page, which hydrates', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveTitle(pages.help.title);
});

test('no foreign script runs, although the host sends no policy', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/Content Security Policy/);
  await page.goto(pages.home.path);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "true"';
    document.head.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
});

test.describe('a host that does not pass /api to forms-service', () => {
  test('the contact form offers phone and mail', async ({ page, consoleWatch }) => {
    consoleWatch.expectMessage(/api\/captcha/);
    const form = await openForm(page, journeys.contact);
    const help = form.getByRole('alert').filter({ hasText: 'security check' });
    await expect(help.getByRole('link', { name: site.phones.support })).toBeVisible();
    await expect(help.getByRole('link', { name: site.email })).toBeVisible();
  });

  test('the newsletter form shows its usual error', async ({ page, consoleWatch }) => {
    consoleWatch.expectMessage(/api\/captcha|The captcha failed|status of 405/);
    const { newsletter } = journeys;
    const form = await openForm(page, newsletter);
    await form.getByRole('textbox', { name: /e-?mail/i }).fill('noor@company.example');
    await submitButton(form).click();
    await expectToast(page, newsletter.words.failed, 'Failed to subscribe to newsletter');
  });
});
