import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { content } from './content.ts';

const { drawing, primary, standby } = content.board;

/** Seconds after the drawing begins to move. */
const [BEFORE, DURING, LATER] = [1, 3, 4.75];

/** Captions of the states below host A and host B. */
const statesAt = (page: Page, seconds: number) =>
  page.getByRole('img', { name: drawing }).evaluate((board, time) => {
    for (const animation of board.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time * 1000;
    }
    return [...board.querySelectorAll('div span span')]
      .filter((state) => state.checkVisibility({ opacityProperty: true }))
      .map(({ textContent }) => textContent);
  }, seconds);

test('with motion, calls move to host B while host A does not respond', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sip-trunking');
  // It would have ended before a slow machine has loaded the page.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await statesAt(page, BEFORE)).toEqual([primary.state, standby.state]);
  expect(await statesAt(page, DURING)).toEqual([primary.after, standby.after]);
  expect(await statesAt(page, LATER)).toEqual([primary.state, standby.state]);
});

test('with reduced motion, host A stays active and host B waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sip-trunking');
  for (const seconds of [BEFORE, DURING, LATER])
    expect(await statesAt(page, seconds)).toEqual([primary.state, standby.state]);
});
