import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { everyPage } from '../support/pages.ts';

const readOnly = everyPage.filter(({ isInteractive }) => !isInteractive);

/**
 * Runs in the page: what looks or is announced as a control, and for which HTML and css do nothing.
 * The newsletter form says itself, in `<noscript>`, how it is sent without JavaScript.
 */
function controlsWithoutEffect(): string[] {
  const candidates = document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, summary, label, [role=button], [role=link], [role=tab], [role=switch], [contenteditable]',
  );
  const isNative = (element: HTMLElement): boolean => {
    if (element.closest('form:has(> noscript)')) return true;
    if (element instanceof HTMLAnchorElement) return element.hasAttribute('href');
    if (element instanceof HTMLButtonElement) return element.popoverTargetElement instanceof HTMLElement;
    if (element instanceof HTMLLabelElement) return element.control !== null;
    // Styles react to what is checked: `:has(:checked)`.
    if (element instanceof HTMLInputElement) return ['radio', 'checkbox'].includes(element.type);
    return element.matches('details > summary');
  };
  return [...candidates].filter((element) => !isNative(element)).map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Opens and closes every `details` and popover by its own control. @returns those that stay as they were */
async function deadToggles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOpen = (element: Element) => element.matches(':popover-open, [open]');
    const pairs = [
      ...[...document.querySelectorAll('button')].map((button) => [button, button.popoverTargetElement] as const),
      ...[...document.querySelectorAll('summary')].map((summary) => [summary, summary.parentElement] as const),
    ];
    const toggled = pairs.filter(([, target]) => target);
    return toggled.flatMap(([control, target]) => {
      if (!target) return [];
      const hides = control.getAttribute('popovertargetaction') === 'hide';
      if (hides && target instanceof HTMLElement) target.showPopover();
      const before = isOpen(target);
      control.click();
      const after = isOpen(target);
      if (!hides) control.click();
      return before === after ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}

test.use({ javaScriptEnabled: false });

for (const { path } of readOnly) {
  test(`${path} is only read: it has no control that does nothing without scripts`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(controlsWithoutEffect)).toEqual([]);
    expect(await deadToggles(page)).toEqual([]);
  });
}

test('a control that does nothing without scripts is noticed', async ({ page }) => {
  await page.setContent(`<a>nowhere</a> <button type="button">nothing</button> <div role="button">fake</div>
    <input type="search"> <form><input type="radio"><noscript>says so</noscript></form> <a href="/">home</a>
    <button popovertarget="menu">Menu</button><div popover id="menu">items</div>`);
  expect(await page.evaluate(controlsWithoutEffect)).toEqual([
    '<a>nowhere</a>',
    '<button type="button">nothing</button>',
    '<div role="button">fake</div>',
    '<input type="search">',
  ]);
  expect(await deadToggles(page)).toEqual([]);
});

test('a control that should open something and does not is noticed', async ({ page }) => {
  // Of two summaries only the first opens anything, and a button that is disabled does nothing.
  await page.setContent(`<details><summary>Rates</summary><summary>More rates</summary>by country</details>
    <button popovertarget="menu">Menu</button><button popovertarget="menu" disabled>Closed menu</button>
    <div popover id="menu">items <button popovertarget="menu" popovertargetaction="hide">Close</button></div>`);
  expect(await page.evaluate(controlsWithoutEffect)).toEqual([]);
  expect(await deadToggles(page)).toEqual([
    '<button popovertarget="menu" disabled="">Closed menu</button>',
    '<summary>More rates</summary>',
  ]);
});
