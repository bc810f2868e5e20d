import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { helpSearchPath } from '../../../articles/article-link.ts';
import { examplePage, exampleSite } from '../../../testing/example-site.ts';
import SipTrunkingConfigurationPage from './page.tsx';

const render = (...live: string[]) =>
  renderToStaticMarkup(
    <SipTrunkingConfigurationPage site={exampleSite} pages={live.map((path) => examplePage(path))} />,
  );

it('leads to related articles that are live, and to a search for those that are still being written', () => {
  const html = render('/articles/call-analytics');
  expect(html).toContain('href="/articles/call-analytics"');
  expect(html).not.toContain('href="/articles/hipaa-compliance"');
  expect(html).toContain(`href="${helpSearchPath('HIPAA compliance')}"`);
});

it('marks response codes as code and what breaks calls as strong', () => {
  const html = render();
  expect(html).toContain('<code>486 Busy Here</code>');
  expect(html).toContain('<b>Switch off SIP ALG.</b>');
});

it('draws the two hosts of the trunk', () => {
  expect(render()).toMatch(/role="img" aria-label="[^"]*primary host[^"]*secondary one"/);
});
