import type { Page } from 'playwright';

/** The script that counts what a visitor meets, once it runs. */
const RUNNING = 'script[src*="/vitals."][data-loaded]';

/** Has the page say when the script runs. @returns waits for that, on the next page that is opened */
export async function watchVisitorScript(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/vitals.')) target.dataset.loaded = '';
    };
    document.addEventListener('load', onLoad, { capture: true });
  });
  return () => page.locator(RUNNING).waitFor({ state: 'attached' });
}
