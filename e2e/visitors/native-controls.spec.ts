import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { everyPage } from '../support/pages.ts';

const readOnly = everyPage.filter(({ isInteractive }) => !isInteractive);

/**
 * Runs in the page: finds elements that look like or are announced as a control and have no effect in HTML and CSS.
 * In `<noscript>`, the newsletter form explains how to send it without JavaScript.
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
    // Styles react to the checked state: `:has(:checked)`.
    if (element instanceof HTMLInputElement) return ['radio', 'checkbox'].includes(element.type);
    return element.matches('details > summary');
  };
  return [...candidates].filter((element) => !isNative(element)).map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Opens and closes every `details` and popover with its own control. @returns those that did not change */
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
  test(`${path} is read-only: no control requires scripts`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(controlsWithoutEffect)).toEqual([]);
    expect(await deadToggles(page)).toEqual([]);
  });
}

test('the check reports a control without effect', async ({ page }) => {
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

test('the check reports a control that fails to open its target', async ({ page }) => {
  // Only the first of two summaries opens anything, and a disabled button does nothing.
  await page.setContent(`<details><summary>Rates</summary><summary>More rates</summary>by country</details>
    <button popovertarget="menu">Menu</button><button popovertarget="menu" disabled>Closed menu</button>
    <div popover id="menu">items <button popovertarget="menu" popovertargetaction="hide">Close</button></div>`);
  expect(await page.evaluate(controlsWithoutEffect)).toEqual([]);
  expect(await deadToggles(page)).toEqual([
    '<button popovertarget="menu" disabled="">Closed menu</button>',
    '<summary>More rates</summary>',
  ]);
});
