import { hrefsOf, render, textOf } from '@site/remote-kit/testing';
import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { Section, SectionHead } from '../layout/section.tsx';
import { Checklist } from './checklist.tsx';
import { CtaBand } from './cta-band.tsx';
import { EditorialList } from './editorial-list.tsx';
import { Faq } from './faq.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Quotes } from './quotes.tsx';
import { RelatedList } from './related-list.tsx';
import { StatStrip, Stats } from './stats.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Steps } from './steps.tsx';

/** The element that a component renders. */
const rendered = (node: ReactNode) => render(node).element.firstElementChild as HTMLElement;

const toneOf = (node: ReactNode) => rendered(node).getAttribute('data-tone');

describe('A section', () => {
  test('sets its tone for its content; paper needs none', () => {
    expect(toneOf(<Section tone="sand">Text</Section>)).toBe('sand');
    expect(toneOf(<Section tone="paper">Text</Section>)).toBeNull();
  });

  test('without a heading has a name', () => {
    render(<Section label="In numbers">42</Section>).getByRole('region', { name: 'In numbers' });
  });

  test('has one second-level heading, with or without kicker and lead', () => {
    const { getByRole } = render(<SectionHead id="rates" kicker="Rates" title="Rates by region" lead="In USD." />);
    expect(getByRole('heading', { level: 2, name: 'Rates by region' }).id).toBe('rates');
  });
});

describe('Figures', () => {
  const items = [{ value: '99.99%', label: 'platform uptime' }];

  test('are terms with their values', () => {
    const { getByRole } = render(<Stats items={items} />);
    expect([getByRole('term').nextElementSibling, getByRole('term').textContent]).toEqual([
      getByRole('definition'),
      'platform uptime',
    ]);
    expect(getByRole('definition').textContent).toBe('99.99%');
  });

  test('in a strip are a named region that continues the ink hero', () => {
    const { getByRole } = render(<StatStrip items={items} label="In numbers" />);
    expect(getByRole('region', { name: 'In numbers' }).getAttribute('data-tone')).toBe('ink');
  });
});

test('a checklist is a list; a lead-in is bold', () => {
  const items = ['No setup fees', { lead: 'One supplier.', text: 'One bill.' }];
  const { getAllByRole, getByText } = render(<Checklist items={items} />);
  expect(getAllByRole('listitem').map(textOf)).toEqual(['No setup fees', 'One supplier. One bill.']);
  expect(getByText('One supplier.').tagName).toBe('B');
});

describe('Questions', () => {
  const items = ['First?', 'Second?', 'Third?'].map((question) => ({ question, answer: 'Yes.' }));
  const questionsOf = (element: HTMLElement) =>
    [...element.querySelectorAll('details')].map(({ attributes, open, firstElementChild }) => ({
      name: attributes.getNamedItem('name')?.value,
      question: firstElementChild && textOf(firstElementChild),
      open,
    }));

  test('open one at a time, initially the first', () => {
    expect(questionsOf(render(<Faq name="faq" items={items} />).element)).toEqual([
      { name: 'faq', question: 'First?', open: true },
      { name: 'faq', question: 'Second?', open: false },
      { name: 'faq', question: 'Third?', open: false },
    ]);
  });

  test('in two columns are complete, in order and closed', () => {
    expect(questionsOf(render(<Faq columns name="faq" items={items} />).element)).toMatchObject(
      items.map(({ question }) => ({ question, open: false })),
    );
  });
});

test('a rating is read as a sentence', () => {
  const { getByRole, getByText } = render(
    <Quotes
      items={[
        {
          metric: '20 s',
          rating: { stars: 4, label: '4 out of 5 stars' },
          words: 'Callers used to wait.',
          name: 'Daniel R.',
          role: 'Contact center lead, hotel group',
        },
      ]}
    />,
  );
  expect(getByRole('img', { name: '4 out of 5 stars' }).querySelectorAll('svg')).toHaveLength(4);
  const name = getByText('Daniel R.');
  expect(name.tagName).toBe('B');
  expect(textOf(name.closest('figcaption') as HTMLElement)).toBe('Daniel R. Contact center lead, hotel group');
});

test('the closing band is sun unless the previous section is', () => {
  const actions = [{ label: 'Start Free Trial', href: '/signup' }];
  expect(toneOf(<CtaBand title="Still comparing?" actions={actions} />)).toBe('sun');
  expect(toneOf(<CtaBand title="Still comparing?" tone="ink" actions={actions} />)).toBe('ink');
});

test('a wide table scrolls in a named region that the keyboard can reach', () => {
  const { getByRole } = render(
    <ScrollFrame label="Feature comparison">
      <table />
    </ScrollFrame>,
  );
  const region = getByRole('region', { name: 'Feature comparison' });
  expect([region.tabIndex, region.querySelectorAll('table').length]).toEqual([0, 1]);
});

test('a state is shown as text', () => {
  render(<StatusBadge status="degraded">Degraded</StatusBadge>).getByText('Degraded');
});

describe('Features', () => {
  test('keep their order, each with name and text', () => {
    const items = { phone: { title: 'Call', text: 'Anywhere.' }, mail: { title: 'Write', text: 'Any time.' } };
    const { getAllByRole } = render(<FeatureGrid items={items} icons={{ phone: Phone, mail: Mail }} />);
    const features = getAllByRole('heading', { level: 3 });
    expect(
      features.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    ).toEqual([
      ['Call', 'Anywhere.'],
      ['Write', 'Any time.'],
    ]);
  });
});

describe('Steps', () => {
  test('are an ordered list whose visual numbers are not read twice', () => {
    const list = rendered(<Steps items={[{ title: 'Apply', text: 'By mail.' }]} />);
    expect(list.tagName).toBe('OL');
    expect(list.querySelector('li > b[aria-hidden="true"]')?.textContent).toBe('1');
  });

  test('with marks are a timeline whose marks are read', () => {
    const { getByText } = render(<Steps items={[{ mark: '2020', title: 'Founded', text: 'In Dubai.' }]} />);
    expect(getByText('2020').hasAttribute('aria-hidden')).toBe(false);
  });
});

test('an editorial list names the text of every link', () => {
  const items = ['First', 'Second', 'Third'].map((title) => ({
    category: 'Guide',
    title,
    text: 'An excerpt.',
    href: `/${title.toLowerCase()}`,
    picture: <svg aria-hidden="true" />,
  }));
  const list = render(<EditorialList read="Read More" items={items} />);
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(hrefsOf(list, /^Read More ?: Second$/)).toEqual(['/second']);
});

test('related pages are a list of links', () => {
  const { getByRole } = render(<RelatedList items={[{ href: '/a', title: 'Codecs', text: '4 min read' }]} />);
  const link = getByRole('link', { name: 'Codecs 4 min read' });
  expect([link.getAttribute('href'), link.parentElement]).toEqual(['/a', getByRole('listitem')]);
});
