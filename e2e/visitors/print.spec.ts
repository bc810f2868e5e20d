import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { everyPage } from '../support/pages.ts';

/** Pages that visitors are likely to print. */
const documents = everyPage.filter(({ path, category }) => path.startsWith('/articles/') || category === 'Legal');

/** Runs in the page: finds text of the main part that is too pale for white paper (contrast below 7 to 1). */
function lowContrastText(): string[] {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (color: string) => {
    const [red = 1, green = 1, blue = 1] = (color.match(/[\d.]+/g) ?? []).map((value) => channel(Number(value) / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll('main *:not(svg *, [role=img] *)')]
    .filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3))
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 7)
    .map((element) => element.textContent.slice(0, 60));
}

/** Runs in the page: finds links in the text whose address is not printed. */
const linksWithoutAddress = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main :is(p, dd, td, ul:not([class]) > li) a[href]')]
    .filter((link) => link.checkVisibility() && /^(?:\/|http)/.test(link.getAttribute('href') ?? ''))
    .filter((link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''))
    .map((link) => link.outerHTML);

test('the list of pages to print is not empty', () => {
  expect(documents.length).toBeGreaterThan(10);
});

for (const { path } of documents) {
  test(`${path} prints without navigation or offers, in dark text, with the addresses of its links`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 700, height: 990 });
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('a[href="/signup"]:visible')).toHaveCount(0);

    expect(await page.evaluate(lowContrastText)).toEqual([]);
    expect(await page.evaluate(linksWithoutAddress)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
  });
}
