import { examplePage, render, renderPage } from '@site/remote-kit/testing';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { articles } from '../articles/articles.ts';
import { documentation } from '../documentation/documentation-list.ts';
import ApiDocsPage from '../pages/api-docs/page.tsx';
import { content } from '../pages/help-center/content.ts';
import { helpEntries } from './help-entries.ts';
import { indexHelp } from './search.ts';
import { entriesIn } from './site-sections.ts';

const { answers } = content;

const SIP = '/articles/sip-trunking-configuration';
const pages = [examplePage('/help-center'), examplePage(SIP), examplePage('/pricing', 'Pricing')];
const find = indexHelp(pages);
const titlesFor = (query: string) => find(query).map(({ title }) => title);

test('finds every title of the help center', () => {
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

test('tolerates a wrong letter and completes a prefix', () => {
  expect(titlesFor('webhoks')).toContain('Receive webhooks');
  expect(titlesFor('porti')).toContain('Port your existing numbers');
});

test('finds synonyms of our terms', () => {
  expect(titlesFor('upgrade')).toEqual(titlesFor('plan'));
  expect(titlesFor('upgrade')).toContain('Invoices and plans');
  expect(titlesFor('2FA')).toContain('HIPAA compliance');
  const ending = { id: 'terms', kind: 'Section', title: 'Ending the agreement', summary: 'You can cancel.' } as const;
  expect(indexHelp(pages, [ending])('refund')).toContainEqual(ending);
});

test('finds pages of all teams by their title', () => {
  expect(find('pricing')).toMatchObject([{ kind: 'Page', href: '/pricing' }]);
});

test('finds nothing for an empty query and for unknown words', () => {
  expect(titlesFor('')).toEqual([]);
  expect(titlesFor('zzzqqq')).toEqual([]);
});

test('shows partial matches when nothing has all words', () => {
  expect(titlesFor('webhook zzzqqq')).toContain('Receive webhooks');
});

test('links live pages only', () => {
  const live = new Set(pages.map(({ path }) => path));
  const linked = helpEntries(pages).flatMap(({ href }) => href ?? []);
  expect(linked).toContain(SIP);
  const anchors = documentation.flatMap((category) => category.titles.map(({ id }) => `#${id}`));
  for (const href of linked) expect([...live, ...anchors]).toContain(href);
});

test('finds sections of the API reference at their fragments', () => {
  const sections = entriesIn(renderPage(ApiDocsPage).element, examplePage('/api-docs', 'API Documentation'));
  const found = indexHelp(pages, sections)('idempotency');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'Section', title: 'Limits', href: '/api-docs#limits' }));
});

test('separates the words of a section at element boundaries', () => {
  const { element } = render(
    createElement('section', {}, [
      createElement('h2', { key: 'heading', id: 'ending' }, 'Ending'),
      createElement('div', { key: 'text' }, [
        createElement('p', { key: 'text' }, 'Take your ', createElement('b', {}, 'data'), '.'),
        createElement('ul', { key: 'list' }, [
          createElement('li', { key: 'calls' }, 'Calls'),
          createElement('li', { key: 'messages' }, 'Messages'),
        ]),
        createElement('table', { key: 'table' }, [
          createElement('tbody', { key: 'body' }, [
            createElement('tr', { key: 'row' }, [
              createElement('td', { key: 'name' }, 'Notice'),
              createElement('td', { key: 'days' }, '30 days'),
            ]),
          ]),
        ]),
        createElement('select', { key: 'choice' }, [
          createElement('option', { key: 'uk' }, 'UK'),
          createElement('option', { key: 'usa' }, 'USA'),
        ]),
        createElement('output', { key: 'answer' }, [
          createElement('b', { key: 'figure' }, '$3'),
          createElement('span', { key: 'sentence' }, 'That is less.'),
        ]),
      ]),
    ]),
  );
  const [section] = entriesIn(element, examplePage('/terms', 'Terms'));
  expect(section).toMatchObject({
    title: 'Ending',
    text: 'Take your data. Calls Messages Notice 30 days UK USA $3 That is less.',
  });
});

test('finds a destination of several tables of a page once, at the fragment of its row', () => {
  const cell = (key: string, ...words: ReactNode[]) => createElement('td', { key }, ...words);
  const table = (key: string, ...rows: ReactNode[]) =>
    createElement('table', { key }, createElement('tbody', {}, rows));
  const { element } = render([
    table(
      'region',
      createElement('tr', { key: 'qatar' }, cell('name', 'Qatar'), cell('tier', 'Standard'), cell('rate', '$0.0175')),
    ),
    table(
      'finder',
      createElement(
        'tr',
        { key: 'qatar', id: 'rate-qatar' },
        cell('name', 'Qatar'),
        cell('prefix', '+974'),
        cell('rate', '$0.0175'),
      ),
    ),
  ]);
  expect(entriesIn(element, examplePage('/voip-rates', 'VoIP rates'))).toMatchObject([
    { title: 'Qatar', summary: 'VoIP rates: Standard, $0.0175', text: '+974 $0.0175', href: '/voip-rates#rate-qatar' },
  ]);
});

test('leaves out explanations and decorations of words', () => {
  const { element } = render([
    createElement('h2', { key: 'heading', id: 'rates' }, 'Rates'),
    createElement('p', { key: 'text' }, [
      createElement('abbr', { key: 'short' }, 'ASR'),
      createElement('span', { key: 'meaning', role: 'tooltip' }, 'Answer-seizure ratio'),
      createElement('span', { key: 'read' }, ' not listed'),
      createElement('span', { key: 'seen', 'aria-hidden': true }, '–'),
    ]),
  ]);
  expect(entriesIn(element, examplePage('/terms', 'Terms'))).toMatchObject([{ text: 'ASR not listed' }]);
});

test('finds rates by destination, and no other table', () => {
  const row = (...cells: string[]) =>
    createElement(
      'tr',
      { key: cells[0] },
      cells.map((cell) => createElement('td', { key: cell }, cell)),
    );
  const { element } = render(
    createElement(
      'table',
      {},
      createElement('tbody', {}, [row('Qatar', '$0.0175', 'Premium'), row('Setup', 'none', '24 hours')]),
    ),
  );
  const rates = entriesIn(element, examplePage('/voip-rates', 'VoIP rates'));
  expect(rates).toMatchObject([
    { kind: 'Rate', title: 'Qatar', summary: 'VoIP rates: $0.0175, Premium', href: '/voip-rates' },
  ]);
  expect(entriesIn(element, examplePage('/pricing', 'Pricing'))).toEqual([]);
});
