import { examplePage } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { articles } from '../articles/articles.ts';
import { documentation } from '../documentation/documentation-list.ts';
import { content } from '../pages/help-center/content.ts';
import { helpEntries } from './help-entries.ts';
import { helpIndexOf } from './load-help-index.ts';

const { answers } = content;

const SIP = '/articles/sip-trunking-configuration';
const pages = [examplePage('/help-center'), examplePage(SIP), examplePage('/pricing', 'Pricing')];
const index = helpIndexOf(pages);
const titlesFor = (query: string) => index.find(query).map(({ title }) => title);

test('finds every title that the help center shows when a visitor follows it', () => {
  const titles = [
    ...articles.map(({ title }) => title),
    ...documentation.flatMap((category) => category.titles.map(({ title }) => title)),
    ...answers.map(({ question }) => question),
  ];
  for (const title of titles) expect(titlesFor(title)[0]).toBe(title);
});

test('finds words from the middle of an article', () => {
  expect(titlesFor('P-Asserted-Identity')).toEqual(['SIP trunking configuration']);
});

test('forgives a wrong letter and completes a beginning', () => {
  expect(titlesFor('webhoks')).toContain('Receive webhooks');
  expect(titlesFor('porti')).toContain('Port your existing numbers');
});

test('finds pages of all teams by their title', () => {
  expect(index.find('pricing')).toMatchObject([{ kind: 'Page', href: '/pricing' }]);
});

test('finds nothing for nothing and for words that nobody wrote', () => {
  expect(titlesFor('')).toEqual([]);
  expect(titlesFor('zzzqqq')).toEqual([]);
});

test('shows what has some of the words when nothing has all of them', () => {
  expect(titlesFor('webhook zzzqqq')).toContain('Receive webhooks');
});

test('links what is live and nothing else', () => {
  const live = new Set(pages.map(({ path }) => path));
  const linked = helpEntries(pages).flatMap(({ href }) => href ?? []);
  expect(linked).toContain(SIP);
  for (const href of linked) expect(live).toContain(href);
});
