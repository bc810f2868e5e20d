import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LegalPage, type LegalPageProps } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';
import { words } from './legal-words.ts';

const text: LegalText = {
  title: 'House rules',
  lead: 'How we live together.',
  updated: '1 January 2025',
  audience: 'For everybody',
  summary: [{ label: 'Quiet', value: 'From 22:00', text: 'Until seven.' }],
  sections: [
    { id: 'noise', title: 'Noise', gist: 'Less of it.', blocks: [{ kind: 'list', items: ['No drums.'] }] },
    { id: 'plants', title: 'Plants', gist: 'More of them.', blocks: [{ kind: 'text', text: 'See [noise](#noise).' }] },
  ],
  related: [{ href: '/about', title: 'About', text: 'Who we are.' }],
};
const render = (props: Partial<LegalPageProps> = {}) => renderToStaticMarkup(<LegalPage text={text} {...props} />);

describe('A legal page', () => {
  it('says when the text was changed and for whom it is', () => {
    expect(render()).toContain(words.updated(text.updated));
    expect(render()).toContain(text.audience);
  });

  it('gives the facts most came for before the text', () => {
    const html = render();
    expect(html).toContain('<dt>Quiet</dt><dd><b>From 22:00</b>Until seven.</dd>');
    expect(html.indexOf('<dt>Quiet')).toBeLessThan(html.indexOf('<article'));
  });

  it('numbers the sections in the text as in its contents, beside it and folded', () => {
    expect(render()).toMatch(/<h2 id="plants"><span[^>]*>2\.<\/span> Plants<\/h2>/);
    expect(render().match(/<a href="#plants">2\. Plants<\/a>/g)).toHaveLength(2);
  });

  it('sums every section up in its first sentence', () => {
    expect(render()).toMatch(/Noise<\/h2><div[^>]*><p[^>]*>Less of it\.<\/p><ul><li>No drums\.<\/li>/);
  });

  it('can have large figures for numbers', () => {
    expect(render({ figures: true })).toMatch(/<span[^>]*>2<\/span> Plants<\/h2>/);
  });

  it('has room for a band before the text and for a part after the words of a section', () => {
    const html = render({ children: <form />, parts: { noise: <table /> } });
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('<dt>Quiet'));
    expect(html).toMatch(/No drums\.<\/li><\/ul><\/div><table><\/table><\/section>/);
  });

  it('offers what to read next', () => {
    expect(render()).toContain('<a href="/about">About<span>Who we are.</span></a>');
  });
});
