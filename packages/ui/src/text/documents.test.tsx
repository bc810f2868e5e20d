import { hrefsOf, render } from '@site/remote-kit/testing';
import { CircleAlert, Clock, Info } from 'lucide';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { FigureBoard } from '../art/figure-board.tsx';
import { Icon } from '../art/icon.tsx';
import { RelatedList } from '../content/related-list.tsx';
import { HeroBoard } from '../hero/hero-board.tsx';
import { HeroDocument } from '../hero/hero-document.tsx';
import { HeroForm } from '../hero/hero-form.tsx';
import { HeroPlain } from '../hero/hero-plain.tsx';
import { HeroSearch } from '../hero/hero-search.tsx';
import { ArticleLayout } from '../layout/article-layout.tsx';
import { CodeSample } from './code-sample.tsx';
import { Note } from './note.tsx';

const board = (
  <FigureBoard label="Sample rates" bar="USD per minute">
    <dl />
  </FigureBoard>
);

const heroes = {
  plain: <HeroPlain title="One price per user" lead="Three plans." />,
  board: <HeroBoard title="Every minute has a price" lead="Sixteen destinations." board={board} />,
  form: <HeroForm title="Write to a person" lead="Within 24 hours." form={<form />} />,
  search: <HeroSearch title="What are you setting up?">…</HeroSearch>,
  document: <HeroDocument title="SIP trunking configuration" byline={[{ icon: Clock, text: '8 min read' }]} />,
};

describe.each(Object.entries(heroes))('A hero of the kind %s', (_, hero) => {
  const { element, getByRole } = render(hero);

  test('has the main heading of its page', () => {
    getByRole('heading', { level: 1 });
  });

  test('writes no style attribute, which the content security policy would drop', () => {
    expect(element.querySelector('[style]')).toBeNull();
  });
});

test('a board is a named region; its sun is decorative', () => {
  const { element, getByRole } = render(board);
  getByRole('region', { name: 'Sample rates' });
  expect(element.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a form precedes the content below the promise, and phones show it first', () => {
  const { element } = render(
    <HeroForm title="Write to a person" form={<form />}>
      <dl />
    </HeroForm>,
  );
  expect([...element.querySelectorAll('form, dl')].map(({ tagName }) => tagName)).toEqual(['FORM', 'DL']);
});

describe('An article', () => {
  const article = render(
    <ArticleLayout contentsTitle="On this page" contents={[{ id: 'codecs', label: 'Choose codecs' }]}>
      <h2 id="codecs">Choose codecs</h2>
    </ArticleLayout>,
  );

  test('links to its sections next to the text and, folded, above it', () => {
    article.getByRole('navigation', { name: 'On this page' });
    expect(hrefsOf(article, 'Choose codecs')).toEqual(['#codecs', '#codecs']);
    expect(article.element.querySelector('summary')?.textContent).toMatch(/^On this page/);
  });

  test('has its text in an article element', () => {
    expect(article.getByRole('article').firstElementChild?.id).toBe('codecs');
  });
});

test('code has a name and scrolls by keyboard', () => {
  const { getByRole } = render(<CodeSample label="Trunk settings">port = 5061</CodeSample>);
  const region = getByRole('region', { name: 'Trunk settings' });
  expect([region.tabIndex, region.querySelector('pre > code')?.textContent]).toEqual([0, 'port = 5061']);
});

test('code has colors for its runs and keeps its text', () => {
  const { getByRole } = render(
    <CodeSample label="Ring" colours="k5 1 f4">
      await ring
    </CodeSample>,
  );
  const code = getByRole('region', { name: 'Ring' }).querySelector('code');
  expect([...(code?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['await', 'ring']);
  expect(code?.textContent).toBe('await ring');
});

test('a warning differs visually from a remark', () => {
  const drawingOf = (node: ReactNode) => render(node).element.querySelector('svg')?.innerHTML;
  expect(drawingOf(<Note kind="warn">Switch off SIP ALG.</Note>)).toBe(drawingOf(<Icon of={CircleAlert} />));
  expect(drawingOf(<Note>Keep the old line.</Note>)).toBe(drawingOf(<Icon of={Info} />));
});

test('related pages are a list of links', () => {
  const { getByRole } = render(<RelatedList items={[{ href: '/a', title: 'Codecs', text: '4 min read' }]} />);
  const link = getByRole('link', { name: 'Codecs 4 min read' });
  expect([link.getAttribute('href'), link.parentElement]).toEqual(['/a', getByRole('listitem')]);
});
