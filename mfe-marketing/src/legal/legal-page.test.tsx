import { contactTopics } from '@site/contracts';
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

describe('A legal page', () => {
  test('says when the text was changed and for whom it is', () => {
    const page = renderText();
    page.getByText(words.updated('January 1, 2025'));
    page.getByText('For everybody');
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

  test('names the product and its address in the summary, too', () => {
    expect(renderText().text).toContain(`Neighbours ${exampleSite.brand} They live at ${exampleSite.address}.`);
  });

  test('offers what to read next', () => {
    expect(hrefsOf(renderText(), /About.*Who we are\./)).toEqual(['/about']);
  });
});

describe.each(Object.entries({ PrivacyPolicyPage, TermsOfServicePage, CookiePolicyPage }))('%s', (_name, Page) => {
  const page = renderPage(Page);

  test('begins each section with the sentence that sums it up', () => {
    const sections = [...page.getByRole('article').querySelectorAll(':scope > section')];
    expect(sections.map((section) => section.querySelector('h2 + div > :first-child')?.tagName)).toEqual(
      sections.map(() => 'P'),
    );
  });

  test('shows no placeholder', () => {
    expect(page.text).not.toMatch(/[{}]|undefined/);
    expect(page.element.innerHTML).not.toMatch(/href="[^"]*(?:[{}]|%7B|undefined)/);
  });

  test('writes to people about topics that the contact form knows', () => {
    for (const link of page.element.querySelectorAll('a[href^="/contact?"]'))
      expect(Object.keys(contactTopics)).toContain(
        new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('topic'),
      );
  });
});
