import { examplePage, render, renderPage } from '@site/remote-kit/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { articles } from '../articles/articles.ts';
import { documentation } from '../documentation/documentation-list.ts';
import ApiDocsPage from '../pages/api-docs/page.tsx';
import { content } from '../pages/help-center/content.ts';
import { helpEntries } from './help-entries.ts';
import { helpIndexOf } from './load-help-index.ts';
import { entriesIn } from './site-sections.ts';

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

test('finds what visitors call otherwise than our pages', () => {
  expect(titlesFor('upgrade')).toEqual(titlesFor('plan'));
  expect(titlesFor('upgrade')).toContain('Invoices and plans');
  expect(titlesFor('2FA')).toContain('HIPAA compliance');
  const ending = { id: 'terms', kind: 'Section', title: 'Ending the agreement', summary: 'You can cancel.' } as const;
  expect(helpIndexOf(pages, [ending]).find('refund')).toContainEqual(ending);
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
  const anchors = documentation.flatMap((category) => category.titles.map(({ id }) => `#${id}`));
  for (const href of linked) expect([...live, ...anchors]).toContain(href);
});

test('finds sections of the API reference at their addresses', () => {
  const sections = entriesIn(renderPage(ApiDocsPage).element, examplePage('/api-docs', 'API Documentation'));
  const found = helpIndexOf(pages, sections).find('idempotency');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'Section', title: 'Limits', href: '/api-docs#limits' }));
});

test('keeps the words of a section apart, whatever element each stands in', () => {
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
      ]),
    ]),
  );
  const [section] = entriesIn(element, examplePage('/terms', 'Terms'));
  expect(section).toMatchObject({ title: 'Ending', text: 'Take your data. Calls Messages Notice 30 days' });
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
