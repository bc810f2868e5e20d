import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { abbreviations } from '../../rates/abbreviations.ts';

const { asr } = abbreviations;
const abbreviation = (page: Page) => page.locator('[data-tip]', { hasText: asr.short }).first();
const meaning = (page: Page) =>
  page.getByRole('tooltip', { name: asr.meaning }).or(page.getByText(asr.meaning)).first();

/** Delay of the browser's tooltip, read when the pointer arrives. */
const delayOnHover = (page: Page) =>
  abbreviation(page).evaluate(
    (target) =>
      new Promise<string>((resolve) => {
        const tip = target.querySelector('[role=tooltip]') as Element;
        target.addEventListener('mouseenter', () => resolve(getComputedStyle(tip).transitionDelay), { once: true });
      }),
  );

test('an abbreviation shows its meaning after 700 ms, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/wholesale-voip-rates');
  await hydrated(page);
  await expect(meaning(page)).toBeHidden();
  const delay = delayOnHover(page);
  await abbreviation(page).hover();
  expect(await delay).toBe('0.7s');
  await expect(meaning(page)).toBeVisible();

  await page.mouse.move(0, 0);
  await expect(meaning(page)).toBeHidden();
  await abbreviation(page).focus();
  await expect(meaning(page)).toBeVisible();
});

test('Escape closes a tooltip without moving the focus', async ({ page }) => {
  await page.goto('/wholesale-voip-rates');
  await hydrated(page);
  await abbreviation(page).focus();
  await expect(meaning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toBeHidden();
  await expect(abbreviation(page)).toBeFocused();
});

test('a second tooltip reached immediately appears without a delay', async ({ page }) => {
  await page.goto('/wholesale-voip-rates');
  await hydrated(page);
  const delay = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--tip-delay'));
  expect(await delay()).toBe('0.7s');
  await abbreviation(page).hover();
  await expect.poll(delay).toBe('0s');
  await page.mouse.move(0, 0);
  await expect.poll(delay).toBe('0.7s');
});
