import { hrefsOf, render, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
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
const renderText = (props: Partial<LegalPageProps> = {}) => render(<LegalPage text={text} {...props} />);

describe('A legal page', () => {
  test('says when the text was changed and for whom it is', () => {
    const page = renderText();
    page.getByText(words.updated(text.updated));
    page.getByText(text.audience);
  });

  test('gives the facts most came for before the text', () => {
    const page = renderText();
    expect(page.text).toContain('Quiet From 22:00 Until seven.');
    const fact = page.getByText('From 22:00');
    const position = fact.compareDocumentPosition(page.getByRole('article'));
    expect(position & fact.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('numbers the sections in the text as in its contents, beside it and folded', () => {
    const page = renderText();
    expect(page.getByRole('heading', { level: 2, name: '2. Plants' }).id).toBe('plants');
    expect(page.getAllByText('2. Plants', { selector: 'a' }).map((link) => link.getAttribute('href'))).toEqual([
      '#plants',
      '#plants',
    ]);
  });

  test('sums every section up in its first sentence', () => {
    expect(renderText().text).toContain('1. Noise Less of it. No drums.');
  });

  test('can have large figures for numbers', () => {
    renderText({ figures: true }).getByRole('heading', { level: 2, name: '2 Plants' });
  });

  test('has room for a band before the text and for a part after the words of a section', () => {
    const page = renderText({ children: <p>The band</p>, parts: { noise: <p>The part</p> } });
    expect(page.text.indexOf('The band')).toBeLessThan(page.text.indexOf('Quiet'));
    expect(within(page.getByRole('article')).getByText('The part').previousElementSibling?.textContent).toContain(
      'No drums.',
    );
  });

  test('offers what to read next', () => {
    expect(hrefsOf(renderText(), /About.*Who we are\./)).toEqual(['/about']);
  });
});
