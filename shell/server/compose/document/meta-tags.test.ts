import { expect, test } from 'vitest';
import site from '../../../site.json' with { type: 'json' };
import { metaTags } from './meta-tags.ts';

const meta = { title: 'Porting | {brand}', description: 'How numbers move.', keywords: ['porting'] };
const picture = { path: '/assets/static/social-core.0a1b2c.png', width: 1200, height: 630, alt: 'A "sun"' };
const parts = { site: { ...site, origin: 'https://voice.example' }, path: '/porting', meta, isIndexed: true };

test('gives a shared link a large picture with a public address and alternative text', () => {
  const html = metaTags({ ...parts, picture });
  expect(html).toContain(
    '<meta property="og:image" content="https://voice.example/assets/static/social-core.0a1b2c.png">',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="A &quot;sun&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('marks a page with article data as an article, with date and section', () => {
  expect(metaTags(parts)).toContain('<meta property="og:type" content="website">');
  const article = { '@type': 'Article', dateModified: '2025-01-14', articleSection: 'Voice' };
  const html = metaTags({ ...parts, meta: { ...meta, jsonLd: [article] } });
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta property="article:modified_time" content="2025-01-14">');
  expect(html).toContain('<meta property="article:section" content="Voice">');
});

test('keeps an error page out of search engines, without a picture', () => {
  const html = metaTags({ ...parts, isIndexed: false });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:image');
});
