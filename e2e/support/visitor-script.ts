import type { Page } from 'playwright';

/** The script that reports visitor metrics, while it runs. */
const RUNNING = 'script[src*="/vitals."][data-loaded]';

/** Makes the page report when the script runs. @returns waits for that, on the next page that is opened */
export async function watchVisitorScript(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/vitals.')) target.dataset.loaded = '';
    };
    document.addEventListener('load', onLoad, { capture: true });
  });
  return () => page.locator(RUNNING).waitFor({ state: 'attached' });
}
