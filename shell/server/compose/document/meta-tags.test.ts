import { expect, test } from 'vitest';
import site from '../../../site.json' with { type: 'json' };
import { metaTags } from './meta-tags.ts';

const meta = { title: 'Porting | {brand}', description: 'How numbers move.', keywords: ['porting'] };
const picture = { path: '/assets/static/social-core.0a1b2c.png', width: 1200, height: 630, alt: 'A "sun"' };
const parts = { site: { ...site, origin: 'https://voice.example' }, path: '/porting', meta, isIndexed: true };

test('A shared link shows a large picture at a public address, described in words', () => {
  const html = metaTags({ ...parts, picture });
  expect(html).toContain(
    '<meta property="og:image" content="https://voice.example/assets/static/social-core.0a1b2c.png">',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="A &quot;sun&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('A page whose structured data is an article is one for social networks, with its day and section', () => {
  expect(metaTags(parts)).toContain('<meta property="og:type" content="website">');
  const article = { '@type': 'Article', dateModified: '2025-01-14', articleSection: 'Voice' };
  const html = metaTags({ ...parts, meta: { ...meta, jsonLd: [article] } });
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta property="article:modified_time" content="2025-01-14">');
  expect(html).toContain('<meta property="article:section" content="Voice">');
});

test('An address without a page is kept out of search engines and has no picture', () => {
  const html = metaTags({ ...parts, isIndexed: false });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:image');
});
