import { render } from '@site/remote-kit/testing';
import { Clock } from 'lucide';
import { describe, expect, test } from 'vitest';
import { FigureBoard } from '../art/figure-board.tsx';
import { HeroBoard } from './hero-board.tsx';
import { HeroDocument } from './hero-document.tsx';
import { HeroForm } from './hero-form.tsx';
import { HeroPlain } from './hero-plain.tsx';
import { HeroSearch } from './hero-search.tsx';
import { HeroStage } from './hero-stage.tsx';

const board = (
  <FigureBoard label="Sample rates" bar="USD per minute">
    <dl />
  </FigureBoard>
);

const heroes = {
  plain: <HeroPlain title="One price per user" lead="Three plans." />,
  board: <HeroBoard title="Every minute has a price" lead="Sixteen destinations." board={board} />,
  stage: <HeroStage title="One phone number" actions={[{ label: 'See pricing', href: '/pricing' }]} stage={<svg />} />,
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
