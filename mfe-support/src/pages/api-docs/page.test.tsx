import { contactPath } from '@site/contracts';
import { renderPage, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import ApiDocsPage from './page.tsx';
import { contents } from './reference.md';

const page = renderPage(ApiDocsPage);
const sections = contents.map(({ label }) => ({ label, section: page.getByRole('region', { name: label }) }));
const { copy, closing, languages } = content;

describe('the API documentation', () => {
  test.each(['GET /api/calls', 'POST /api/calls', 'GET /api/contacts', 'POST /api/messages'])(
    'documents %s in a section of its own',
    (request) => {
      const requests = sections.map(({ section }) => section.querySelector('h2 + p')?.textContent);
      expect(requests.filter((text) => text === request)).toHaveLength(1);
    },
  );

  test.each(['call.started', 'call.ended', 'message.received', 'contact.created'])('names the event %s', (event) => {
    expect(page.getAllByText(event, { selector: 'code' })).not.toEqual([]);
  });

  test('explains authentication by bearer key and version v1', () => {
    expect(page.element.textContent).toContain('Authorization: Bearer');
    expect(page.element.textContent).toContain('example.com/v1/api/calls');
  });

  test.each(sections)('shows the sample of "$label" in curl, JavaScript and Python', ({ section }) => {
    for (const { value, label } of languages.options) {
      const [sample] = section.querySelectorAll<HTMLElement>(`[data-language="${value}"]`);
      expect(
        within(sample ?? expect.fail())
          .getByRole('region')
          .getAttribute('aria-label'),
      ).toMatch(`, ${label}`);
    }
  });

  test('leads from the contents to every section', () => {
    const links = within(page.getByRole('navigation', { name: content.contents })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(contents.map(({ id }) => `#${id}`));
    for (const { id, label } of contents) expect(page.element.querySelector(`h2#${id}`)?.textContent).toBe(label);
  });

  test('names every sample once, so that its copy button can be told from the others', () => {
    const labels = page.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(labels.every((label) => label?.startsWith(`${copy.label}: `))).toBe(true);
    expect(new Set(labels).size).toBe(sections.length);
  });

  test('leads to a trial and to the people who know the API', () => {
    expect(page.getByRole('link', { name: closing.ask }).getAttribute('href')).toBe(contactPath('api-access'));
    expect(page.getByRole('link', { name: closing.trial }).getAttribute('href')).toBe('/signup');
  });
});
