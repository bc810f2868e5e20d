import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { helpSearchPath } from '../../../articles/article-link.ts';
import { articles } from '../../../articles/article-list.ts';
import { articleText } from '../../../articles/article-text.ts';
import { examplePage, exampleSite } from '../../../testing/example-site.ts';
import { article } from './content.ts';
import { sipTrunkingConfiguration } from './declaration.ts';
import SipTrunkingConfigurationPage from './page.tsx';

const render = (...live: string[]) =>
  renderToStaticMarkup(
    <SipTrunkingConfigurationPage site={exampleSite} pages={live.map((path) => examplePage(path))} />,
  );

it('leads back to the help center and on to the trial', () => {
  const html = render();
  expect(html).toContain('<a class="back" href="/help-center">');
  expect(html).toMatch(/<a href="\/signup"[^>]*>Start Free Trial/);
});

it('has an anchor for every line of its contents', () => {
  const html = render();
  for (const { id, title } of article.sections) {
    expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
    expect(html).toContain(`href="#${id}"`);
  }
});

it('takes the eight minutes to read that it promises', () => {
  const { minutes } = articles[article.path];
  expect(minutes).toBe(8);
  expect(Math.round(articleText(article).split(/\s+/).length / 200)).toBe(minutes);
  expect(render()).toContain('8 min read');
});

it('leads to related articles that are live, and to a search for those that are still being written', () => {
  const html = render('/articles/call-analytics');
  expect(html).toContain('href="/articles/call-analytics"');
  expect(html).not.toContain('href="/articles/hipaa-compliance"');
  expect(html).toContain(`href="${helpSearchPath('HIPAA compliance')}"`);
});

it('shows marked words as code and as strong, never as marks', () => {
  const html = render();
  expect(html).toContain('<code>486 Busy Here</code>');
  expect(html).toContain('<b>Switch off SIP ALG.</b>');
  expect(html.replaceAll(/<pre>[\s\S]*?<\/pre>/g, '')).not.toMatch(/`|\*\*/);
});

it('uses names and addresses reserved for examples only', () => {
  const addresses = JSON.stringify(article).match(/\d+\.\d+\.\d+\.\d+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113|10\.0\.0)\./);
});

it('tells search engines what it is and where it belongs', () => {
  expect(sipTrunkingConfiguration.meta.jsonLd).toMatchObject([
    { '@type': 'Article', headline: 'SIP trunking configuration', timeRequired: 'PT8M' },
    { '@type': 'BreadcrumbList' },
  ]);
});
