import { expect, test } from '@site/dev-tools/browser/test.ts';
import { operationPaths } from '../../support/answers.ts';
import { expectToast, journeys, newAddress, prepareForm, submitButton } from '../../support/forms.ts';
import { leadsOf } from '../../support/leads.ts';
import { url } from '../ingress.ts';

test('every page of the sitemap is served', async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  expect(addresses).toContain(`${url}/sip-trunking`);
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, status: (await fetch(address)).status })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a visitor reads a page and follows a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: false }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a message of a visitor reaches the team', async ({ page, runningSite }) => {
  const { contact } = journeys;
  const email = newAddress('contact');
  const form = await prepareForm(page, contact, email);
  await submitButton(form).click();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  expect(await leadsOf(runningSite, 'contact', email)).toMatchObject([{ email, state: 'stored' }]);
});

test('responses tell browsers to use HTTPS', async () => {
  for (const address of ['/', '/pricing/', '/nowhere']) {
    const { headers } = await fetch(url + address, { redirect: 'manual' });
    expect(headers.get('strict-transport-security'), address).toBe('max-age=31536000');
  }
});

test('endpoints for operations are not reachable for visitors', async () => {
  for (const path of operationPaths.filter((each) => each.startsWith('/-/'))) {
    expect((await fetch(url + path)).status, path).toBeGreaterThanOrEqual(500);
  }
});
