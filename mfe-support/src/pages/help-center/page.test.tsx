import { contactPath } from '@site/contracts';
import { examplePage, renderPage, textOf, within } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { articleAt } from '../../articles/articles.ts';
import { courses } from '../../courses/course-list.ts';
import { documentationAnswers } from '../../documentation/documentation-answers.ts';
import { documentation } from '../../documentation/documentation-list.ts';
import { content } from './content.ts';
import HelpCenterPage from './page.tsx';

const { answers, guideMeta, guides, guidesTitle, lessons, oftenAsked, readArticle, search, signIn, support } = content;

const render = (...live: string[]) =>
  renderPage(HelpCenterPage, { pages: live.map((path) => examplePage(path)) }, '/help-center');

const page = render();

test('opens the same page without script, which makes the search always useful', () => {
  const field = page.getByLabelText(search.label);
  expect(field.closest('search')).not.toBeNull();
  expect(field.closest('form')?.getAttribute('action')).toBe('/help-center');
});

test('has a live region for results from the beginning', () => {
  expect(page.getByRole('status').textContent).toBe('');
});

test.each(guides)('shows the guide $article with its category, reading time, readers and description', (guide) => {
  const { title, category, teaser, minutes } = articleAt(guide.article);
  const card = within(page.getByRole('list', { name: guidesTitle })).getByRole('link', { name: new RegExp(title) });
  for (const text of [title, category, teaser, guideMeta.readTime(minutes), guideMeta.views(guide.views)])
    expect(textOf(card)).toContain(text);
});

test.each(documentation)('answers the titles of "$title" in place, each with its own fragment', ({ title, titles }) => {
  expect(page.getByText(title)).toBeDefined();
  for (const entry of titles) {
    const answer = page.element.querySelector(`details > #${entry.id}`);
    expect(answer?.textContent).toContain(documentationAnswers[entry.id]);
    expect(answer?.parentElement?.querySelector('summary')?.textContent).toBe(entry.title);
  }
});

test('links an answer to its article when that is live', () => {
  const path = '/articles/microsoft-teams-integration';
  expect(page.queryByRole('link', { name: readArticle })).toBeNull();
  expect(render(path).getByRole('link', { name: readArticle }).getAttribute('href')).toBe(path);
});

test('links frequent questions to their answers', () => {
  for (const { id, title } of oftenAsked)
    expect(page.getByRole('link', { name: title }).getAttribute('href')).toBe(`#${id}`);
});

test('shows the sign-in address of customers, with its own fragment', () => {
  expect(page.getByRole('heading', { name: signIn.title }).id).toBe('sign-in');
  expect(page.text).toContain(signIn.text);
  expect(page.getByRole('link', { name: signIn.ask }).getAttribute('href')).toBe(contactPath('sign-in'));
});

test.each(answers)('answers in place: $question', ({ question, answer }) => {
  const details = page.getByText(question).closest('details');
  expect(details?.textContent).toContain(answer);
});

test('links lessons to the training page, each from an existing course', () => {
  expect(page.element.querySelectorAll('a[href="/training"]')).toHaveLength(lessons.length);
  for (const { course } of lessons) expect(courses.map(({ title }) => title)).toContain(course);
});

test('offers support by chat around the clock, by phone in office hours of the Gulf, and by ticket within a day', () => {
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
