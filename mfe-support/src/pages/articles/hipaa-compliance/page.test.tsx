import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articleText } from '../../../articles/article-text.ts';
import { exampleSite } from '../../../testing/example-site.ts';
import { article } from './content.ts';
import HipaaCompliancePage from './page.tsx';

const html = renderToStaticMarkup(<HipaaCompliancePage site={exampleSite} pages={[]} />);
const text = articleText(article);
const tables = article.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));

it('draws the three data regions and compares them', () => {
  expect(html).toMatch(/role="img" aria-label="Three data regions[^"]*US, EU and UAE/);
  const regions = tables.find(({ head }) => head[0] === 'Region')?.rows.map(([region]) => region);
  expect(regions).toEqual(['US', 'EU', 'UAE']);
});

it('says how long data and logs can be kept, and when deleted data is gone', () => {
  expect(text).toContain('from 30 days to 7 years');
  expect(text).toContain('what is deleted is removed within 30 days');
  expect(text).toContain('12 months here, 6 years exported');
});

it('claims no certificate for the provider', () => {
  expect(text).toContain('recognises no certificate');
  expect(text).not.toMatch(/\bwe are (certified|compliant)\b/i);
});

it('leads to people who answer questions about the agreement and take reports', () => {
  expect(html.split(`href="${contactPath('security')}"`)).toHaveLength(3);
});
