import type { Page } from 'playwright';

/**
 * Waits until the document is hydrated. Read-only pages load the code when a visitor shows intent, here by moving the
 * pointer over a link.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.hydrated === 'true') return true;
    const links = [...document.querySelectorAll('a')];
    const link = links.find(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname);
    link?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    return false;
  });
}
