import { contactPath, type PageSummary } from '@site/contracts';
import { StaticRouter } from '@site/router/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { helpSearchPath } from '../../articles/article-link.ts';
import { articleAt } from '../../articles/articles.ts';
import { documentation } from '../../documentation/documentation-list.ts';
import { examplePage, exampleSite } from '../../testing/example-site.ts';
import { answers, guides, recordings, search, support } from './content.ts';
import HelpCenterPage from './page.tsx';

const render = (...live: string[]) => renderWith(live.map((path) => examplePage(path)));

const renderWith = (pages: PageSummary[]) =>
  renderToStaticMarkup(
    <StaticRouter location="/help-center">
      <HelpCenterPage site={exampleSite} pages={pages} />
    </StaticRouter>,
  );

it('asks for the same page without script, so that the search never leads nowhere', () => {
  expect(render()).toMatch(/<search><form[^>]* action="\/help-center"><label for="help-query">/);
});

it('has a place for results that screen readers watch from the beginning', () => {
  expect(render()).toContain('<p role="status"></p>');
});

it('shows three guides with their category, reading time, readers and description', () => {
  const html = render();
  expect(guides.map(({ article }) => articleAt(article).minutes)).toEqual([12, 8, 10]);
  for (const { article, views } of guides) {
    const { title, category, teaser, minutes } = articleAt(article);
    for (const word of [title, category, teaser, `${minutes} min`, `${views} views`]) expect(html).toContain(word);
  }
});

it('lists six categories of four titles', () => {
  const html = render();
  expect(documentation.map(({ titles }) => titles.length)).toEqual([4, 4, 4, 4, 4, 4]);
  for (const category of documentation) {
    expect(html).toContain(category.title);
    for (const { title } of category.titles) expect(html).toContain(`>${title}<`);
  }
});

it('leads from a title to its article as soon as that is live', () => {
  const path = '/articles/microsoft-teams-integration';
  const before = render();
  expect(before).not.toContain(`href="${path}"`);
  expect(before).toContain(`href="${helpSearchPath('Connect Microsoft Teams')}"`);
  expect(render(path)).toContain(`href="${path}"`);
});

it('leads from a title without an article to the search with the title filled in', () => {
  expect(helpSearchPath('Create an API key')).toBe('/help-center?q=Create+an+API+key');
  expect(render()).toContain('href="/help-center?q=Create+an+API+key"');
});

it('answers eight questions in place', () => {
  const html = render();
  expect(answers).toHaveLength(8);
  expect(html.match(/<details /g)).toHaveLength(8);
  for (const { question, answer } of answers) {
    expect(html).toContain(question);
    expect(html).toContain(answer);
  }
});

it('leads from recordings to the training page', () => {
  expect(render().match(/<a href="\/training">/g)).toHaveLength(recordings.length);
});

it('reaches support by chat around the clock, by phone in office hours of the Gulf, and by ticket within a day', () => {
  const html = render();
  expect([support.chat, support.phone, support.ticket].map(({ availability }) => availability)).toEqual([
    '24/7',
    'Mon–Fri 9AM–6PM GST',
    'Reply within 24 hours',
  ]);
  expect(html).toContain(`href="${contactPath('chat')}"`);
  expect(html).toContain('href="tel:+12025550199"');
  expect(html).toContain(`href="${contactPath('ticket')}"`);
});

it('counts results in words', () => {
  expect(search.count(1, 1, 'port')).toBe('1 result for “port”');
  expect(search.count(11, 8, 'call')).toBe('The best 8 of 11 results for “call”');
});
