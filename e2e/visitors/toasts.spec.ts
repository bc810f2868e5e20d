import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { starter } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { captchaBox, fieldOf, formOn, journeys } from '../support/forms.ts';
import { pages } from '../support/pages.ts';
import { raiseToast, shownToast, toastButton, toastRegion } from '../support/toasts.ts';

const DURATION_MS = 5_000;

const closeButton = (page: Page) => toastRegion(page).getByRole('button', { name: 'Close notification' });

/** The progress bar is the timer. */
const timer = (page: Page) =>
  toastRegion(page).evaluate((region) => {
    const bar = region.getAnimations({ subtree: true }).find(({ effect }) => {
      return (effect as KeyframeEffect).pseudoElement === '::after';
    });
    return { state: bar?.playState, duration: bar?.effect?.getTiming().duration };
  });

/** Moves the timer to just before its end. */
const runTimerDown = (page: Page) =>
  toastRegion(page).evaluate((region, time) => {
    for (const bar of region.getAnimations({ subtree: true }))
      if ((bar.effect as KeyframeEffect).pseudoElement === '::after') bar.currentTime = time;
  }, DURATION_MS - 50);

/** Runs in the page: keeps toasts open until a busy machine has reached them. */
function slowAnimations(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...settings) {
    const animation = animate.apply(this, settings);
    animation.playbackRate = 0.05;
    return animation;
  };
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await shownToast(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 10 + distance, box.y + 5, { steps: 4 });
  await page.mouse.up();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(slowAnimations);
  await page.goto(pages.sitemap.path);
  await hydrated(page);
});

test("a toast raised by a remote appears in the shell's region and is announced", async ({ page }) => {
  await raiseToast(page);
  const addresses = await page.getByRole('table').locator('tbody tr').count();
  await expect(toastRegion(page).getByRole('status')).toContainText(String(addresses));
});

test('a toast stays during navigation', async ({ page }) => {
  await raiseToast(page);
  await follow(page, pages.status.path);
  await expect(page).toHaveTitle(pages.status.title);
  await expect(shownToast(page)).toBeVisible();
});

test('only one toast is in view at a time', async ({ page }) => {
  await raiseToast(page);
  await toastButton(page).click();
  await expect(closeButton(page)).toHaveCount(1);
  await expect(shownToast(page)).toHaveCount(1);
});

test('a toast closes after 5000 ms', async ({ page }) => {
  await raiseToast(page);
  await page.mouse.move(0, 0);
  await expect.poll(() => timer(page)).toEqual({ state: 'running', duration: DURATION_MS });
  await runTimerDown(page);
  await expect(shownToast(page)).toBeHidden();
});

test('a toast stays while the pointer or the focus is on it', async ({ page }) => {
  await raiseToast(page);
  await shownToast(page).hover();
  await expect.poll(async () => (await timer(page)).state).toBe('paused');
  await runTimerDown(page);
  await page.keyboard.press('F8');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  expect((await timer(page)).state).toBe('paused');
});

test('a toast closes on time after the pointer leaves', async ({ page }) => {
  await raiseToast(page);
  await shownToast(page).hover();
  await expect.poll(async () => (await timer(page)).state).toBe('paused');
  await runTimerDown(page);
  await page.mouse.move(0, 0);
  await expect(shownToast(page)).toBeHidden();
});

test('a swipe of 50 px to the right closes a toast, a shorter one does not', async ({ page }) => {
  await raiseToast(page);
  await swipe(page, 49);
  await expect(shownToast(page)).toBeVisible();
  await swipe(page, 50);
  await expect(shownToast(page)).toBeHidden();
});

test('F8 focuses the notification area before any toast, and the page stays where it was', async ({ page }) => {
  await page.goto(pages.status.path);
  await page.keyboard.press('F8');
  await expect(toastRegion(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('F8 pressed before the starter is loaded does not take the focus from a field later', async ({ page }) => {
  const release = await holdRequests(page, starter);
  await page.goto(journeys.contact.path, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('F8');
  const form = formOn(page, journeys.contact);
  await fieldOf(form, 'email').pressSequentially('ann@');
  release();
  await expect(captchaBox(form)).toBeChecked();
  await expect(fieldOf(form, 'email')).toBeFocused();
});

test('F8 moves the focus to the toast, its button closes it, and the focus returns', async ({ page }) => {
  await toastButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(shownToast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(toastRegion(page)).toBeFocused();
  await expect.poll(async () => (await timer(page)).state).toBe('paused');
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shownToast(page)).toBeHidden();
  await expect(toastButton(page)).toBeFocused();
});

test('Escape in the region and a click on the button close a toast', async ({ page }) => {
  await raiseToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(shownToast(page)).toBeHidden();

  await raiseToast(page);
  await closeButton(page).click();
  await expect(shownToast(page)).toBeHidden();
});

test('the region is at most 420 px wide on wide screens', async ({ page }) => {
  await raiseToast(page);
  expect((await toastRegion(page).boundingBox())?.width).toBeLessThanOrEqual(420);
});
