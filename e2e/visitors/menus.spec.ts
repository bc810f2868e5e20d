import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { test as ownTabTest } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';
import { pages } from '../support/pages.ts';

const solutions = ['Cloud Phone', 'Video Calling', 'Team Messaging', 'Team Meetings', 'File Sharing', 'Integrations'];
const wholesale = [
  'Wholesale VoIP Rates',
  'Voice Termination Rates',
  'VoIP Termination',
  'SIP Trunking',
  'VoIP Solutions',
  'Wholesale VoIP Experts',
  'Wholesale Voice Experts',
  'VoIP Reseller Must-Have',
];
const resources = ['Resources', 'Help Center', 'API Docs', 'Training'];

/** Columns of the footer, with their entries. */
const columns = {
  Product: ['Features', 'Pricing', 'Integrations', 'Security', 'API Docs'],
  Wholesale: wholesale,
  Company: ['About', 'Careers', 'Press', 'Partners', 'Blog'],
  Support: ['Help Center', 'Contact', 'System Status', 'Training', 'Community'],
  Legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Sitemap'],
};

/** Pages without an entry in the header, and the entry of their category. */
const parents = [
  [pages.sipArticle.path, 'Resources'],
  [pages.status.path, 'Resources'],
  ['/community', 'Resources'],
  ['/features', 'Solutions'],
  ['/solutions/cloud-phone', 'Solutions'],
  ['/sip-trunking', 'Wholesale'],
  ['/partners', 'About'],
] as const;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page, name: string) => mainMenu(page).getByRole('button', { name });
const solutionsPanel = (page: Page) => page.locator('#menu-solutions');
const resourcesPanel = (page: Page) => page.locator('#menu-resources');
const panelLink = (panel: Locator, name: string) => panel.getByRole('link', { name: new RegExp(`^${name}`) });

test.describe('at 1280 px', () => {
  test('a tap outside closes a menu in browsers that leave that to the page', async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Solutions').click();
    await expect(solutionsPanel(page)).toBeVisible();
    // Chromium closes it itself only after an event of a real pointer.
    await page.getByRole('main').dispatchEvent('pointerdown');
    await page.getByRole('main').dispatchEvent('pointerup');
    await expect(solutionsPanel(page)).toBeHidden();
  });

  test('header and footer contain what the specification lists, in its order', async ({ page }) => {
    await page.goto('/');
    const bar = mainMenu(page).locator('> ul > li > :first-child');
    await expect(bar).toHaveText(['Home', 'Solutions', 'Wholesale', 'Pricing', 'Resources', 'About', 'Contact']);
    await expect(solutionsPanel(page).locator('li b')).toHaveText(solutions);
    await expect(page.locator('#menu-wholesale li b')).toHaveText(wholesale);
    await expect(resourcesPanel(page).locator('li b')).toHaveText(resources);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await expect(footer.getByRole('heading')).toHaveText(Object.keys(columns));
    await expect(footer.getByRole('link')).toHaveText(Object.values(columns).flat());
  });

  test('the Solutions menu shows six pages with a description each, and two calls to action', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await menuButton(page, 'Solutions').click();
    await expect(solutionsPanel(page)).toBeVisible();
    await expect(solutionsPanel(page).getByRole('listitem')).toHaveCount(6);
    for (const name of solutions)
      await expect(panelLink(solutionsPanel(page), name)).toHaveAttribute('href', /^\/solutions\//);
    for (const name of ['View Demo', 'Start Free Trial'])
      await expect(panelLink(solutionsPanel(page), name)).toHaveAttribute('href', '/signup');
  });

  test('the menus exclude each other and close on Escape, on a click elsewhere and on their own button', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await menuButton(page, 'Solutions').click();
    await menuButton(page, 'Resources').click();
    await expect(resourcesPanel(page)).toBeVisible();
    await expect(solutionsPanel(page)).toBeHidden();
    for (const name of resources) await expect(panelLink(resourcesPanel(page), name)).toBeVisible();
    await expect(panelLink(resourcesPanel(page), 'Contact Support')).toHaveAttribute('href', '/contact');
    await expect(panelLink(resourcesPanel(page), 'Browse Resources')).toHaveAttribute('href', '/resources');

    await page.keyboard.press('Escape');
    await expect(resourcesPanel(page)).toBeHidden();

    await menuButton(page, 'Resources').click();
    await page.mouse.click(640, 780);
    await expect(resourcesPanel(page)).toBeHidden();

    await menuButton(page, 'Resources').click();
    await menuButton(page, 'Resources').click();
    await expect(resourcesPanel(page)).toBeHidden();
  });

  test('a double click on a menu button leaves its menu open', async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Solutions').dblclick();
    await expect(menuButton(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true');
    await expect(solutionsPanel(page)).toBeVisible();
  });

  test('a link of a menu opens its page and closes the menu', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await menuButton(page, 'Resources').click();
    await panelLink(resourcesPanel(page), 'Help Center').click();
    await expect(page).toHaveTitle(pages.help.title);
    await expect(resourcesPanel(page)).toBeHidden();
  });

  test('the keyboard alone opens a menu, moves through it and follows a link', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(menuButton(page, 'Solutions')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menuButton(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true');
    for (const name of solutions) {
      await page.keyboard.press('Tab');
      await expect(panelLink(solutionsPanel(page), name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(solutionsPanel(page)).toBeHidden();
    await expect(menuButton(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton(page, 'Solutions')).toBeFocused();

    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(menuButton(page, 'Resources')).toBeFocused();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
    await expect(panelLink(resourcesPanel(page), 'Help Center')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(pages.help.title);
    await expect(page.locator('#main')).toBeFocused();
  });

  test('tabbing past the end of a menu closes it, which keeps the focus visible', async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Solutions').focus();
    await expect(menuButton(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    const links = await solutionsPanel(page).getByRole('link').count();
    for (let stop = 0; stop < links; stop++) await page.keyboard.press('Tab');
    await expect(panelLink(solutionsPanel(page), 'Start Free Trial')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuButton(page, 'Wholesale')).toBeFocused();
    await expect(solutionsPanel(page)).toBeHidden();
  });

  test('the skip link moves past the header', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('the header marks the current page, also after navigation', async ({ page }) => {
    await page.goto(pages.pricing.path);
    await hydrated(page);
    const current = mainMenu(page).locator('[aria-current]');
    await expect(current).toHaveText(['Pricing']);

    await menuButton(page, 'Resources').click();
    await panelLink(resourcesPanel(page), 'Help Center').click();
    await expect(page).toHaveTitle(pages.help.title);
    await expect(menuButton(page, 'Resources')).toHaveAttribute('aria-current', 'true');
    await expect(mainMenu(page).getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('aria-current');
    await menuButton(page, 'Resources').click();
    await expect(panelLink(resourcesPanel(page), 'Help Center')).toHaveAttribute('aria-current', 'page');
  });

  test('the header marks the parent of a page without a menu entry, also after navigation', async ({ page }) => {
    const current = mainMenu(page).locator('> ul > li > [aria-current]');
    for (const [path, parent] of parents) {
      await page.goto(path);
      await expect(current).toHaveText([parent]);
      await expect(current).toHaveAttribute('aria-current', 'true');
    }
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(current).toHaveText(['About']);
  });

  test('the cards of menus link to the migration guide and to the rates, of which they show four', async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Resources').click();
    const guide = resourcesPanel(page).getByRole('link', { name: /migration guide takes \d+ minutes/ });
    await expect(guide).toHaveAttribute('href', '/articles/ucaas-migration-guide');
    await menuButton(page, 'Wholesale').click();
    const rates = page.locator('#menu-wholesale').getByRole('link', { name: /per minute/ });
    await expect(rates).toHaveText(/USA \$0\.0038.*UK \$0\.0072.*India.*UAE/);
    await rates.click();
    await expect(page).toHaveTitle(pages.rates.title);
  });

  test('the header fits at every width at which the bar shows', async ({ page }) => {
    await page.goto('/');
    for (const width of [1088, 1100, 1120, 1160, 1200, 1247, 1248, 1280, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('banner').locator('> div').first();
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBe(0);
      const gaps = await bar.evaluate((element) => {
        const boxes = [...element.children]
          .map((child) => child.getBoundingClientRect())
          .filter((box) => box.width > 0);
        return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
      });
      for (const gap of gaps) expect(gap, `${width} px`).toBeGreaterThanOrEqual(8);
    }
  });
});

test.describe('between phone and desktop', () => {
  test.use({ viewport: { width: 820, height: 900 } });

  test('Get Started is next to the menu button', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
  });
});

ownTabTest.describe('at 390 px', () => {
  ownTabTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const group = (page: Page, name: string) =>
    drawer(page)
      .locator('details')
      .filter({ has: page.getByText(name, { exact: true }) });

  async function openDrawer(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer(page)).toBeVisible();
  }

  ownTabTest('the drawer opens one group at a time and leads to its pages', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await openDrawer(page);
    await expect(group(page, 'Solutions')).toHaveAttribute('open');
    await drawer(page).getByText('Resources', { exact: true }).first().tap();
    await expect(group(page, 'Help Center')).toHaveAttribute('open');
    await expect(group(page, 'Cloud Phone')).not.toHaveAttribute('open');

    await drawer(page).getByRole('link', { name: 'Help Center' }).tap();
    await expect(page).toHaveTitle(pages.help.title);
    await expect(drawer(page)).toBeHidden();
  });

  ownTabTest('a double tap on a group opens it and follows none of its links', async ({ page }) => {
    await page.goto('/');
    await openDrawer(page);
    const { x = 0, y = 0 } = (await drawer(page).getByText('Resources', { exact: true }).first().boundingBox()) ?? {};
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + 10, y + 10);
    // By the first tap, the group above has closed: a link has moved under the finger.
    await expect(group(page, 'Help Center')).toHaveAttribute('open');
    await expect(drawer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(page).toHaveURL('/');
  });

  ownTabTest('a double tap on the menu button leaves the drawer open', async ({ page }) => {
    await page.goto('/');
    const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Open menu' }).boundingBox()) ?? {};
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + 10, y + 10);
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  });

  ownTabTest('the drawer stands at the right edge and keeps both actions in view', async ({ page }) => {
    await page.goto('/');
    await openDrawer(page);
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return box && { right: Math.round(box.x + box.width), isNarrow: box.width <= 384 };
      })
      .toEqual({ right: 390, isNarrow: true });
    await expect(drawer(page).getByRole('link', { name: 'Start Free Trial' })).toBeInViewport();
    await expect(drawer(page).getByRole('link', { name: 'Sign In' })).toBeInViewport();
  });

  ownTabTest('the focus stays in the drawer until Escape brings it back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();

    const links = await drawer(page).locator('a:visible, button:visible, summary:visible').count();
    for (let stop = 0; stop <= links; stop++) {
      await page.keyboard.press('Tab');
      await expect(drawer(page).locator(':focus')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  ownTabTest('the group with the shown page is open and the page marked', async ({ page }) => {
    await page.goto(pages.help.path);
    await openDrawer(page);
    await expect(group(page, 'Help Center')).toHaveAttribute('open');
    await expect(drawer(page).getByRole('link', { name: 'Help Center' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, close and link to their pages', async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Solutions').click();
    await expect(panelLink(solutionsPanel(page), 'Cloud Phone')).toBeVisible();
    await menuButton(page, 'Resources').click();
    await expect(solutionsPanel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(resourcesPanel(page)).toBeHidden();
    await menuButton(page, 'Resources').click();
    await panelLink(resourcesPanel(page), 'Help Center').click();
    await expect(page).toHaveTitle(pages.help.title);
    await expect(menuButton(page, 'Resources')).toHaveAttribute('aria-current', 'true');
  });

  test('the drawer of a phone opens, unfolds its groups and links to their pages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText('Resources', { exact: true }).first().click();
    await drawer.getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveTitle(pages.help.title);
  });
});
