import type { SiteConfig } from '@site/contracts';
import { hrefsOf, render, within } from '@site/remote-kit/testing';
import { Icon } from '@site/ui/art/icon.tsx';
import { FileText } from 'lucide';
import { describe, expect, test } from 'vitest';
import { type Navigation, type NavigationItem, toNavigation } from '../../navigation/navigation.ts';
import { figuresOf } from './card-figures.ts';
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

/** Targets of the sample's entries. */
const sample: Partial<Record<keyof Navigation, string[]>> = {
  header: ['/', '/pricing', '/about'],
  solutions: ['/solutions/cloud-phone', '/solutions/video-calling'],
  'wholesale-rates': ['/rates', '/termination'],
  'wholesale-carriers': ['/experts'],
  'wholesale-card': ['/rates'],
  resources: ['/help-center', '/api-docs'],
  product: ['/features', '/pricing'],
  company: ['/about', '/careers', '/help-center'],
  support: ['/help-center', '/system-status'],
  legal: ['/sitemap'],
};

/** The menus have positions 20, 25 and 40. */
const toItem = (href: string, index: number): NavigationItem => ({
  href,
  label: `Label of ${href}`,
  order: [10, 30, 50][index] ?? 0,
  description: `Line of ${href}`,
  icon: 'phone',
});

const navigation = toNavigation((group) => (sample[group] ?? []).map(toItem));

const renderAt = (path: string) =>
  render(
    <SiteLayout site={site} navigation={navigation} path={path} page="<h1>The page</h1>" newsletter="<form></form>" />,
  );

const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const current = (path: string) =>
  [...renderAt(path).element.querySelectorAll('a[aria-current="page"]')].map((link) => link.getAttribute('href'));

describe('a visitor', () => {
  const page = renderAt('/somewhere');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  test('reaches every entry of the header and its menus, in the bar and in the drawer', () => {
    for (const name of ['Main', 'Mobile']) {
      const links = hrefs(page.getByRole('navigation', { name }));
      for (const group of ['header', 'solutions', 'wholesale-rates', 'wholesale-carriers', 'resources'] as const)
        expect(links).toEqual(expect.arrayContaining(sample[group] ?? []));
    }
  });

  test('finds entries and menus of the bar in their order', () => {
    const list = page.getByRole('navigation', { name: 'Main' }).firstElementChild;
    expect([...(list?.children ?? [])].map((entry) => entry.firstElementChild?.textContent)).toEqual([
      'Label of /',
      'Solutions',
      'Wholesale',
      'Label of /pricing',
      'Resources',
      'Label of /about',
    ]);
  });

  test('signs in at the configured address', () => {
    expect(hrefs(header)).toContain(site.signInUrl);
  });

  test('finds a footer column for each group with entries', () => {
    const columns = [...footer.querySelectorAll('h3')].map((heading) => [
      heading.textContent,
      hrefs(heading.parentElement ?? heading),
    ]);
    expect(columns).toEqual([
      ['Product', sample.product],
      ['Company', sample.company],
      ['Support', sample.support],
      ['Legal', sample.legal],
    ]);
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

  test('is informed that a social profile opens a new tab', () => {
    expect(footer.querySelectorAll('a[target="_blank"][rel="noopener"]')).toHaveLength(4);
    for (const name of ['Twitter', 'LinkedIn', 'Facebook', 'YouTube'])
      expect(hrefsOf(page, `${name} (opens in a new tab)`)).toEqual([`https://social.example/${name.toLowerCase()}`]);
  });

  test('is notified by live regions that exist before the first message', () => {
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

  test.each([
    ['/help-center', 'menu-resources', 'Resources'],
    ['/system-status', 'menu-resources', 'Resources'],
    ['/articles/sip-trunking-configuration', 'menu-resources', 'Resources'],
    ['/experts', 'menu-wholesale', 'Wholesale'],
    ['/features', 'menu-solutions', 'Solutions'],
  ])('%s marks its menu, or that of its category, and opens its group in the drawer', (path, menu, label) => {
    const { element } = renderAt(path);
    const marked = [...element.querySelectorAll('[popovertarget][aria-current="true"]')];
    expect(marked.map((button) => button.getAttribute('popovertarget'))).toEqual([menu]);
    const open = [...element.querySelectorAll('details[open]')];
    expect(open.map((group) => [group.getAttribute('name'), group.querySelector('summary')?.textContent])).toEqual([
      ['menu-groups', label],
    ]);
    expect(element.querySelector('summary[aria-current="true"]')?.textContent).toBe(label);
  });

  test('below an entry of the bar marks it in the bar and in the drawer', () => {
    const parents = [...renderAt('/careers').element.querySelectorAll('a[aria-current="true"]')];
    expect(parents.map((link) => link.getAttribute('href'))).toEqual(['/about', '/about']);
  });

  test('without an entry marks none', () => {
    expect(renderAt('/sitemap').element.querySelectorAll('header [aria-current]')).toHaveLength(0);
  });
});

test.each(['no-such-icon', 'constructor'])(
  'an entry with the unknown icon %s is shown with a sheet of paper',
  (icon) => {
    const withIcon = { ...navigation, resources: navigation.resources.map((item) => ({ ...item, icon })) };
    const { element } = render(
      <SiteLayout site={site} navigation={withIcon} path="/somewhere" page="" newsletter="<form></form>" />,
    );
    const drawings = [...element.querySelectorAll('a[href="/help-center"] svg')].map((drawing) => drawing.innerHTML);
    expect(new Set(drawings)).toEqual(new Set([render(<Icon of={FileText} />).element.firstElementChild?.innerHTML]));
  },
);

describe('the card of a menu', () => {
  const page = renderAt('/somewhere');

  test('links to the page that declares it; without one it is no link', () => {
    const cards = [...page.getByRole('navigation', { name: 'Main' }).querySelectorAll('.card')];
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([null, '/rates', null]);
  });
});

test('has the figures of its description', () => {
  expect(figuresOf({ description: 'USA $0.0038 · Saudi Arabia $0.0162' })).toEqual([
    { name: 'USA', value: '$0.0038' },
    { name: 'Saudi Arabia', value: '$0.0162' },
  ]);
  expect(figuresOf({ description: 'The guide takes 12 minutes to read.' })).toEqual([]);
});
