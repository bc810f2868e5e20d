import { contactPath } from '@site/contracts';
import { examplePage, renderPage, within } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { helpSearchPath } from '../../articles/article-link.ts';
import { articleAt } from '../../articles/articles.ts';
import { documentation } from '../../documentation/documentation-list.ts';
import { content } from './content.ts';
import HelpCenterPage from './page.tsx';

const { answers, guideMeta, guides, guidesTitle, recordings, search, support } = content;

const render = (...live: string[]) =>
  renderPage(HelpCenterPage, { pages: live.map((path) => examplePage(path)) }, '/help-center');

const page = render();
const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');

test('asks for the same page without script, so that the search never leads nowhere', () => {
  const field = page.getByLabelText(search.label);
  expect(field.closest('search')).not.toBeNull();
  expect(field.closest('form')?.getAttribute('action')).toBe('/help-center');
});

test('has a place for results that screen readers watch from the beginning', () => {
  expect(page.getByRole('status').textContent).toBe('');
});

test.each(guides)('shows the guide $article with its category, reading time, readers and description', (guide) => {
  const { title, category, teaser, minutes } = articleAt(guide.article);
  const card = within(page.getByRole('list', { name: guidesTitle })).getByRole('link', { name: new RegExp(title) });
  for (const text of [title, category, teaser, guideMeta.readTime(minutes), guideMeta.views(guide.views)])
    expect(within(card).getByText(text)).toBeDefined();
});

test.each(documentation)('lists the titles of "$title"', ({ title, titles }) => {
  expect(page.getByText(title)).toBeDefined();
  for (const entry of titles) expect(page.getAllByRole('link', { name: entry.title })).not.toEqual([]);
});

test('leads from a title to its article as soon as that is live', () => {
  const path = '/articles/microsoft-teams-integration';
  const name = 'Connect Microsoft Teams';
  expect(hrefOf(name)).toBe(helpSearchPath(name));
  expect(render(path).getByRole('link', { name }).getAttribute('href')).toBe(path);
});

test('leads from a title without an article to the search with the title filled in', () => {
  expect(hrefOf('Create an API key')).toBe('/help-center?q=Create+an+API+key');
});

test.each(answers)('answers in place: $question', ({ question, answer }) => {
  const details = page.getByText(question).closest('details');
  expect(details?.textContent).toContain(answer);
});

test('leads from recordings to the training page', () => {
  expect(page.element.querySelectorAll('a[href="/training"]')).toHaveLength(recordings.length);
});

test('reaches support by chat around the clock, by phone in office hours of the Gulf, and by ticket within a day', () => {
  expect([support.chat, support.phone, support.ticket].map(({ availability }) => availability)).toEqual([
    '24/7',
    'Mon–Fri 9AM–6PM GST',
    'Reply within 24 hours',
  ]);
  const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([contactPath('chat'), 'tel:+12025550199', contactPath('ticket')]));
});

test('counts results in words', () => {
  expect(search.count(1, 1, 'port')).toBe('1 result for “port”');
  expect(search.count(11, 8, 'call')).toBe('The best 8 of 11 results for “call”');
});
