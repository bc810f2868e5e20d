import type { SiteConfig } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
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
  renderToStaticMarkup(
    <SiteLayout site={site} path={path} newsletter={<form id="newsletter" />}>
      <h1>The page</h1>
    </SiteLayout>,
  );

const between = (html: string, tag: string) => html.slice(html.indexOf(`<${tag} `), html.indexOf(`</${tag}>`));
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const current = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*aria-current="page"/g)].map((m) => m[1]);

describe('a visitor', () => {
  const html = renderAt('/somewhere');
  const header = between(html, 'header');
  const footer = between(html, 'footer');

  test('can skip to the content', () => {
    expect(html).toMatch(/^<a class="skip" href="#main">/);
    expect(html).toContain('id="main" tabindex="-1"><h1>The page</h1></main>');
  });

  test.each(['/', '/pricing', '/about', '/contact', '/signup', '/resources', '/help-center', '/api-docs', '/training'])(
    'reaches %s from the header',
    (path) => expect(hrefs(header)).toContain(path),
  );

  test('finds six solutions, in the bar and in the drawer', () => {
    expect(hrefs(header).filter((href) => href?.startsWith('/solutions/'))).toHaveLength(12);
  });

  test('opens menus and drawer without script', () => {
    const targets = [...header.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id);
    expect(new Set(targets)).toEqual(new Set(['menu-solutions', 'menu-resources', 'menu-drawer']));
    for (const id of targets) expect(header).toContain(`popover="auto" id="${id}"`);
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
    expect(footer).toContain(site.address);
  });

  test('subscribes in the footer', () => {
    expect(footer).toContain('<form id="newsletter">');
  });

  test('hears that a social profile opens a new tab', () => {
    expect(footer.match(/target="_blank" rel="noopener"/g)).toHaveLength(4);
    for (const name of ['Twitter', 'LinkedIn', 'Facebook', 'YouTube'])
      expect(footer).toContain(`${name} (opens in a new tab)`);
  });

  test('is told of messages by regions that exist before the first message', () => {
    expect(html).toContain('aria-label="Notifications (F8)"');
    expect(html).toContain('<div role="status"></div><div role="alert"></div>');
  });

  test('gets no inline style that the content security policy would drop', () => {
    expect(html).not.toContain('style=');
  });
});

describe('the current page', () => {
  test('is marked in the bar and in the drawer', () => {
    expect(current(renderAt('/pricing'))).toEqual(['/pricing', '/pricing']);
  });

  test('inside a menu marks the menu and opens its group in the drawer', () => {
    const html = renderAt('/help-center');
    expect(html).toMatch(/popovertarget="menu-resources" aria-current="true"/i);
    expect(html).not.toMatch(/popovertarget="menu-solutions" aria-current/i);
    expect(html).toMatch(/<details name="menu-groups" open=""><summary>Resources/);
    expect(html.match(/<details[^>]*open/g)).toHaveLength(1);
  });

  test('that no link leads to marks none', () => {
    expect(current(renderAt('/articles/sip-trunking-configuration'))).toEqual([]);
  });
});
