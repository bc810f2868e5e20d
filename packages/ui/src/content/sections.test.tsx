import { Mail, Phone } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { Section, SectionHead } from '../layout/section.tsx';
import { Checklist } from './checklist.tsx';
import { CtaBand } from './cta-band.tsx';
import { EditorialList } from './editorial-list.tsx';
import { Faq } from './faq.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Quotes } from './quotes.tsx';
import { StatStrip, Stats } from './stats.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Steps } from './steps.tsx';

describe('A section', () => {
  it('sets its tone for everything in it; paper needs none', () => {
    expect(renderToStaticMarkup(<Section tone="sand">Text</Section>)).toContain('data-tone="sand"');
    expect(renderToStaticMarkup(<Section tone="paper">Text</Section>)).not.toContain('data-tone');
  });

  it('without a heading has a name', () => {
    expect(renderToStaticMarkup(<Section label="In numbers">42</Section>)).toContain('aria-label="In numbers"');
  });

  it('has one second-level heading, whatever stands around it', () => {
    const html = renderToStaticMarkup(<SectionHead id="rates" kicker="Rates" title="Rates by region" lead="In USD." />);
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(html).toContain('<h2 id="rates">Rates by region</h2>');
  });
});

describe('Figures', () => {
  const items = [{ value: '99.99%', label: 'platform uptime' }];

  it('are terms with their values', () => {
    expect(renderToStaticMarkup(<Stats items={items} />)).toContain(
      '<div><dt>platform uptime</dt><dd>99.99%</dd></div>',
    );
  });

  it('in a strip are a named region that continues the ink hero', () => {
    expect(renderToStaticMarkup(<StatStrip items={items} label="In numbers" />)).toMatch(
      /<section[^>]* data-tone="ink" aria-label="In numbers"/,
    );
  });
});

it('A checklist is a list; a lead-in is bold', () => {
  const html = renderToStaticMarkup(
    <Checklist items={['No setup fees', { lead: 'One supplier.', text: 'One bill.' }]} />,
  );
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('<span><b>One supplier.</b> One bill.</span>');
});

describe('Questions', () => {
  const items = ['First?', 'Second?', 'Third?'].map((question) => ({ question, answer: 'Yes.' }));

  it('open one at a time, the first one from the start', () => {
    const html = renderToStaticMarkup(<Faq name="faq" items={items} />);
    expect(html.match(/<details name="faq"/g)).toHaveLength(3);
    expect(html).toMatch(/<details name="faq" open=""><summary>First\?/);
    expect(html.match(/open=""/g)).toHaveLength(1);
  });

  it('in two columns are all there, in order and closed', () => {
    const html = renderToStaticMarkup(<Faq columns name="faq" items={items} />);
    expect(html.match(/(?:First|Second|Third)\?/g)).toEqual(['First?', 'Second?', 'Third?']);
    expect(html).not.toContain('open=""');
  });
});

it('A rating is read as a sentence', () => {
  const html = renderToStaticMarkup(
    <Quotes
      items={[
        {
          metric: '20 s',
          rating: { stars: 4, label: '4 out of 5 stars' },
          words: 'Callers used to wait.',
          name: 'Daniel R.',
          role: 'Contact centre lead, hotel group',
        },
      ]}
    />,
  );
  expect(html).toContain('role="img" aria-label="4 out of 5 stars"');
  expect(html.match(/<svg /g)).toHaveLength(4);
  expect(html).toContain('<figcaption><b>Daniel R.</b>Contact centre lead, hotel group</figcaption>');
});

it('The closing band is sun unless the page ended on sun', () => {
  const actions = [{ label: 'Start Free Trial', href: '/signup' }];
  expect(renderToStaticMarkup(<CtaBand title="Still comparing?" actions={actions} />)).toContain('data-tone="sun"');
  expect(renderToStaticMarkup(<CtaBand title="Still comparing?" tone="ink" actions={actions} />)).toContain(
    'data-tone="ink"',
  );
});

it('A wide table scrolls in a region with a name, reachable by keyboard', () => {
  const html = renderToStaticMarkup(
    <ScrollFrame label="Feature comparison">
      <table />
    </ScrollFrame>,
  );
  expect(html).toMatch(/^<section [^>]*aria-label="Feature comparison" tabindex="0">/);
});

it('A state is said in words', () => {
  expect(renderToStaticMarkup(<StatusBadge status="degraded">Degraded</StatusBadge>)).toContain('>Degraded</span>');
});

describe('Features', () => {
  it('stand in their order, each with name and text', () => {
    const items = { phone: { title: 'Call', text: 'Anywhere.' }, mail: { title: 'Write', text: 'Any time.' } };
    const html = renderToStaticMarkup(<FeatureGrid items={items} icons={{ phone: Phone, mail: Mail }} />);
    expect(html.match(/<h3>.*?<\/p>/g)).toEqual(['<h3>Call</h3><p>Anywhere.</p>', '<h3>Write</h3><p>Any time.</p>']);
  });
});

describe('Steps', () => {
  it('are an ordered list whose drawn numbers are not read twice', () => {
    const html = renderToStaticMarkup(<Steps items={[{ title: 'Apply', text: 'By mail.' }]} />);
    expect(html).toMatch(/^<ol[^>]*><li><b aria-hidden="true">1<\/b>/);
  });

  it('with marks are a timeline whose marks are read', () => {
    const html = renderToStaticMarkup(<Steps items={[{ mark: '2020', title: 'Founded', text: 'In Dubai.' }]} />);
    expect(html).toContain('<b>2020</b>');
  });
});

it('An editorial list names the text behind every link', () => {
  const items = ['First', 'Second', 'Third'].map((title) => ({
    category: 'Guide',
    title,
    text: 'An excerpt.',
    href: `/${title.toLowerCase()}`,
    picture: <svg aria-hidden="true" />,
  }));
  const html = renderToStaticMarkup(<EditorialList read="Read More" items={items} />);
  expect(html.match(/<h3>/g)).toHaveLength(3);
  expect(html).toMatch(/<a href="\/second"[^>]*>Read More<span[^>]*>: Second<\/span>/);
});
