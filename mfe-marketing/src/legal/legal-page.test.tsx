import { exampleSite, hrefsOf, render, renderPage, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import CookiePolicyPage from '../pages/cookie-policy/page.tsx';
import PrivacyPolicyPage from '../pages/privacy-policy/page.tsx';
import TermsOfServicePage from '../pages/terms-of-service/page.tsx';
import * as text from './example-text.md';
import { LegalPage, type LegalPageProps } from './legal-page.tsx';
import { words } from './legal-words.ts';

const renderText = (props: Partial<LegalPageProps> = {}) =>
  render(<LegalPage text={text} values={exampleSite} {...props} />);

describe('a legal page', () => {
  test('states when the text was changed and its audience', () => {
    const page = renderText();
    page.getByText(words.updated('January 1, 2025'));
    page.getByText('For everybody');
  });

  test('shows the key facts before the text', () => {
    const page = renderText();
    expect(page.text).toContain('Quiet From 22:00 Until seven.');
    const fact = page.getByText('From 22:00');
    const position = fact.compareDocumentPosition(page.getByRole('article'));
    expect(position & fact.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('numbers the sections in the text as in its contents, next to it and folded', () => {
    const page = renderText();
    expect(page.getByRole('heading', { level: 2, name: '2. Plants' }).id).toBe('plants');
    expect(page.getAllByText('2. Plants', { selector: 'a' }).map((link) => link.getAttribute('href'))).toEqual([
      '#plants',
      '#plants',
    ]);
  });

  test('summarizes every section in its first sentence', () => {
    expect(renderText().text).toContain('1. Noise Less of it. No drums.');
  });

  test('can have large section numbers', () => {
    renderText({ figures: true }).getByRole('heading', { level: 2, name: '2 Plants' });
  });

  test('accepts a band before the text and additional content after a section', () => {
    const page = renderText({ children: <p>The band</p>, parts: { noise: <p>The part</p> } });
    expect(page.text.indexOf('The band')).toBeLessThan(page.text.indexOf('Quiet'));
    expect(within(page.getByRole('article')).getByText('The part').previousElementSibling?.textContent).toContain(
      'No drums.',
    );
  });

  test('names the product and its address in the summary, too', () => {
    expect(renderText().text).toContain(`Neighbours ${exampleSite.brand} They live at ${exampleSite.address}.`);
  });

  test('offers further reading', () => {
    expect(hrefsOf(renderText(), /About.*Who we are\./)).toEqual(['/about']);
  });
});

describe.each(Object.entries({ PrivacyPolicyPage, TermsOfServicePage, CookiePolicyPage }))('%s', (_name, Page) => {
  const page = renderPage(Page);

  test('begins each section with a summarizing sentence', () => {
    const sections = [...page.getByRole('article').querySelectorAll(':scope > section')];
    expect(sections.map((section) => section.querySelector('h2 + div > :first-child')?.tagName)).toEqual(
      sections.map(() => 'P'),
    );
  });

  test('contains no unfilled placeholder', () => {
    expect(page.text).not.toMatch(/[{}]|undefined/);
    expect(page.element.innerHTML).not.toMatch(/href="[^"]*(?:[{}]|%7B|undefined)/);
  });
});
