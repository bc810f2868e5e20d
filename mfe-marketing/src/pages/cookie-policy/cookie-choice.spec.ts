import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { test as ownTabTest } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { cookieTypes, type OptionalTypeId, optionalTypeIds } from './cookie-types.ts';
import { panel, toasts } from './panel-words.ts';

const PATH = '/cookie-policy';
const titles = optionalTypeIds.map((id) => cookieTypes[id].title);

const switchOf = (page: Page, title: string) => page.getByRole('switch', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await hydrated(page);
}

async function expectSwitchedOn(page: Page, expected: readonly string[]): Promise<void> {
  await expect(switchOf(page, cookieTypes.essential.title)).toBeChecked();
  for (const title of titles) await expect(switchOf(page, title)).toBeChecked({ checked: expected.includes(title) });
}

async function expectToast(page: Page, { title, description }: { title: string; description: string }): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region).toContainText(title);
  await expect(region).toContainText(description);
}

const expectChoiceSaved = (page: Page, allowed: readonly OptionalTypeId[]) =>
  expect(page.getByText(panel.kept(new Date(), allowed))).toBeVisible();

test('everything optional is off until the visitor chooses', async ({ page }) => {
  await open(page);
  await expectSwitchedOn(page, []);
  await expect(page.getByText(panel.undecided)).toBeVisible();
});

test('Accept all enables everything, confirms that, and is stored', async ({ page }) => {
  await open(page);
  await button(page, panel.acceptAll).click();
  await expectToast(page, toasts.saved(optionalTypeIds));
  await expectSwitchedOn(page, titles);

  await page.reload();
  await hydrated(page);
  await expectSwitchedOn(page, titles);
  await expectChoiceSaved(page, optionalTypeIds);
});

test('Reject optional withdraws an earlier acceptance', async ({ page }) => {
  await open(page);
  await button(page, panel.acceptAll).click();
  await button(page, panel.rejectOptional).click();
  await expectToast(page, toasts.saved([]));

  await page.reload();
  await hydrated(page);
  await expectSwitchedOn(page, []);
  await expectChoiceSaved(page, []);
});

test('Save choice stores the switches, by keyboard', async ({ page }) => {
  await open(page);
  await switchOf(page, 'Analytics').focus();
  await page.keyboard.press('Tab');
  await expect(switchOf(page, 'Functional')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(switchOf(page, 'Functional')).toBeChecked();
  for (const name of ['Marketing', panel.acceptAll, panel.rejectOptional, panel.save]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expectToast(page, toasts.saved(['functional']));
  await expect(button(page, panel.save)).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expectSwitchedOn(page, ['Functional']);
});

test('a changed but unsaved switch is discarded', async ({ page }) => {
  await open(page);
  await switchOf(page, 'Marketing').click();
  await page.reload();
  await hydrated(page);
  await expectSwitchedOn(page, []);
});

ownTabTest('a browser that blocks storage is told that nothing is kept and nothing is set', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    }),
  );
  await open(page);
  await button(page, panel.acceptAll).click();
  await expectToast(page, toasts.notSaved);
  await expect(page.getByText(panel.notKept)).toBeVisible();
});

test('no page sets a cookie, whatever was chosen', async ({ page, context }) => {
  await open(page);
  await button(page, panel.acceptAll).click();
  await expectToast(page, toasts.saved(optionalTypeIds));
  await page.goto('/');
  await hydrated(page);
  expect(await context.cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('states that choosing requires it and that nothing optional is set', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(panel.withoutScript)).toBeVisible();
    await expect(button(page, panel.acceptAll)).toBeHidden();
    await expect(switchOf(page, 'Analytics')).toBeDisabled();
    await expectSwitchedOn(page, []);
  });
});
