import type { SiteConfig } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadFailed } from './load-failed.tsx';
import { Unavailable } from './unavailable.tsx';

const phones = { support: '+1 202 555 0142', whatsapp: '+971 4 555 0142' };
const site = { phones, email: 'hello@dunevox.example' } as SiteConfig;

test('an unavailable page offers a retry without script, phone and mail', () => {
  const html = renderToStaticMarkup(<Unavailable site={site} />);
  expect(html).toContain('This part of the site is not available right now');
  expect(html).toMatch(/<form><button type="submit"[^>]*><span>Try again/);
  expect(html).toContain('href="tel:+12025550142"');
  expect(html).toContain('href="mailto:hello@dunevox.example"');
});

test('a page that failed to load, or threw, reports that and offers a retry', () => {
  const html = renderToStaticMarkup(<LoadFailed onRetry={() => {}} />);
  expect(html).toContain('<h1>This page could not be loaded</h1>');
  expect(html).toMatch(/<button type="button"[^>]*><span>Try again/);
});
