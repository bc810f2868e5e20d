import type { SiteConfig } from '@site/contracts';
import { hrefsOf, render, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { footerNavigation } from './navigation.ts';
import { SiteLayout } from './site-layout.tsx';

const site: SiteConfig = {
  brand: 'Dunevox',
  origin: 'https://dunevox.example',
  phones: { support: '+1 202 555 0142', whatsapp: '+971 4 555 0142' },
  email: 'hello@dunevox.example',
  address: 'Dubai, United Arab Emirates',
  socials: {
    twitter: 'https://social.example/twitter',
    linkedin: 'https://social.example/linkedin',
    facebook: 'https://social.example/facebook',
    youtube: 'https://social.example/youtube',
  },
  captcha: { script: '/captcha.js', siteKey: 'key' },
  signInUrl: '/contact?topic=sign-in',
};

const renderAt = (path: string) =>
  render(<SiteLayout site={site} path={path} page="<h1>The page</h1>" newsletter="<form></form>" />);

const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const current = (path: string) =>
  [...renderAt(path).element.querySelectorAll('a[aria-current="page"]')].map((link) => link.getAttribute('href'));

describe('a visitor', () => {
  const page = renderAt('/somewhere');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  test('can skip to the content', () => {
    expect(page.element.firstElementChild).toMatchObject({ className: 'skip', hash: '#main' });
    const main = page.getByRole('main');
    expect([main.id, main.tabIndex, main.innerHTML]).toEqual(['main', -1, '<h1>The page</h1>']);
  });

  test.each(['/', '/pricing', '/about', '/contact', '/signup', '/resources', '/help-center', '/api-docs', '/training'])(
    'reaches %s from the header',
    (path) => expect(hrefs(header)).toContain(path),
  );

  test('finds six solutions, in the bar and in the drawer', () => {
    expect(hrefs(header).filter((href) => href?.startsWith('/solutions/'))).toHaveLength(12);
  });

  test('opens menus and drawer without script', () => {
    const targets = [...header.querySelectorAll('[popovertarget]')].map((button) =>
      button.getAttribute('popovertarget'),
    );
    expect(new Set(targets)).toEqual(new Set(['menu-solutions', 'menu-resources', 'menu-drawer']));
    for (const id of targets) expect(header.querySelector(`#${id}`)?.getAttribute('popover')).toBe('auto');
  });

  test('signs in where the site configuration says', () => {
    expect(hrefs(header)).toContain(site.signInUrl);
  });

  test('finds every page of the footer', () => {
    const paths = footerNavigation.flatMap(({ links }) => links.map(({ href }) => href));
    expect(paths).toHaveLength(19);
    expect(hrefs(footer)).toEqual(expect.arrayContaining(paths));
  });

  test('can call, write on WhatsApp and send a mail', () => {
    expect(hrefs(footer)).toEqual(
      expect.arrayContaining(['tel:+12025550142', 'https://wa.me/97145550142', `mailto:${site.email}`]),
    );
    expect(footer.textContent).toContain(site.address);
  });

  test('subscribes in the footer', () => {
    expect(footer.querySelector('#newsletter form')).not.toBeNull();
  });

  test('hears that a social profile opens a new tab', () => {
    expect(footer.querySelectorAll('a[target="_blank"][rel="noopener"]')).toHaveLength(4);
    for (const name of ['Twitter', 'LinkedIn', 'Facebook', 'YouTube'])
      expect(hrefsOf(page, `${name} (opens in a new tab)`)).toEqual([`https://social.example/${name.toLowerCase()}`]);
  });

  test('is told of messages by regions that exist before the first message', () => {
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    for (const role of ['status', 'alert']) expect(within(region).getByRole(role).innerHTML).toBe('');
  });

  test('gets no inline style that the content security policy would drop', () => {
    expect(page.element.querySelector('[style]')).toBeNull();
  });
});

describe('the current page', () => {
  test('is marked in the bar and in the drawer', () => {
    expect(current('/pricing')).toEqual(['/pricing', '/pricing']);
  });

  test('inside a menu marks the menu and opens its group in the drawer', () => {
    const { element } = renderAt('/help-center');
    const marked = [...element.querySelectorAll('[popovertarget][aria-current="true"]')];
    expect(marked.map((button) => button.getAttribute('popovertarget'))).toEqual(['menu-resources']);
    const open = [...element.querySelectorAll('details[open]')];
    expect(open.map((group) => [group.getAttribute('name'), group.querySelector('summary')?.textContent])).toEqual([
      ['menu-groups', 'Resources'],
    ]);
  });

  test('that no link leads to marks none', () => {
    expect(current('/articles/sip-trunking-configuration')).toEqual([]);
  });
});
