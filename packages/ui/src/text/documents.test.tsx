import { CircleAlert, Clock, Info } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
  it('brings the one main heading of its page', () => {
    expect(renderToStaticMarkup(hero).match(/<h1/g)).toHaveLength(1);
  });

  it('writes no style attribute, which the content security policy would drop', () => {
    expect(renderToStaticMarkup(hero)).not.toContain('style=');
  });
});

it('A board is a region with a name; its sun is decoration', () => {
  const html = renderToStaticMarkup(board);
  expect(html).toContain('aria-label="Sample rates"');
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
});

it('A form comes before what stands below the promise, so that phones show it first', () => {
  const html = renderToStaticMarkup(
    <HeroForm title="Write to a person" form={<form />}>
      <dl />
    </HeroForm>,
  );
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('<dl'));
});

describe('An article', () => {
  const html = renderToStaticMarkup(
    <ArticleLayout contentsTitle="On this page" contents={[{ id: 'codecs', label: 'Choose codecs' }]}>
      <h2 id="codecs">Choose codecs</h2>
    </ArticleLayout>,
  );

  it('links to its sections beside the text and, folded, above it', () => {
    expect(html.match(/<nav [^>]*aria-label="On this page"/g)).toHaveLength(1);
    expect(html.match(/<a href="#codecs">Choose codecs<\/a>/g)).toHaveLength(2);
    expect(html).toContain('<summary>On this page');
  });

  it('has its text in an article element', () => {
    expect(html).toMatch(/<article[^>]*><h2 id="codecs">/);
  });
});

it('Code has a name and scrolls by keyboard', () => {
  const html = renderToStaticMarkup(<CodeSample label="Trunk settings">port = 5061</CodeSample>);
  expect(html).toMatch(/aria-label="Trunk settings" tabindex="0"><pre><code>port = 5061/);
});

it('A warning is drawn differently from a remark', () => {
  expect(renderToStaticMarkup(<Note kind="warn">Switch off SIP ALG.</Note>)).toContain(
    renderToStaticMarkup(<Icon of={CircleAlert} />),
  );
  expect(renderToStaticMarkup(<Note>Keep the old line.</Note>)).toContain(renderToStaticMarkup(<Icon of={Info} />));
});

it('What to read next is a list of links', () => {
  const html = renderToStaticMarkup(<RelatedList items={[{ href: '/a', title: 'Codecs', text: '4 min read' }]} />);
  expect(html).toContain('<li><a href="/a">Codecs<span>4 min read</span></a></li>');
});
