import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import ApiDocsPage from './page.tsx';
import { contents } from './reference.md';

const page = renderPage(ApiDocsPage);
const sections = contents.map(({ label }) => ({ label, section: page.getByRole('region', { name: label }) }));
const { copy, closing, languages } = content;

describe('the API documentation', () => {
  test.each(['GET /api/calls', 'POST /api/calls', 'GET /api/contacts', 'POST /api/messages'])(
    'documents %s in a separate section',
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

  test('shows every sample in curl, JavaScript and Python', () => {
    for (const { value, label } of languages.options) {
      const samples = [...page.element.querySelectorAll<HTMLElement>(`[data-language="${value}"]`)];
      expect(samples).toHaveLength(page.getAllByRole('button').length);
      for (const sample of samples)
        expect(within(sample).getByRole('region').getAttribute('aria-label')).toMatch(`, ${label}`);
    }
  });

  test('places a long program below its text, to avoid a gap next to it', () => {
    const long = [...page.element.querySelectorAll('.long')].map((samples) => samples.closest('section'));
    expect(long).toEqual([page.getByRole('region', { name: 'A complete program' })]);
  });

  test('states who has access to the API, its limits, and offers the OpenAPI document', () => {
    expect(page.text).toContain('part of the Scale plan, and of every trial');
    expect(page.getByRole('region', { name: 'Limits' }).textContent).toContain('10 a second');
    const download = page.getByRole('link', { name: content.download.label });
    expect(download.getAttribute('download')).toBe('sandline-sons-openapi.yaml');
    expect(download.getAttribute('href')).toMatch(/openapi.*\.yaml/);
  });

  test('links from the contents to every section', () => {
    const links = within(page.getByRole('navigation', { name: content.contents })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(contents.map(({ id }) => `#${id}`));
    for (const { id, label } of contents) expect(page.element.querySelector(`h2#${id}`)?.textContent).toBe(label);
  });

  test('gives every sample a unique name, which distinguishes its copy button', () => {
    const labels = page.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(labels.every((label) => label?.startsWith(`${copy.label}: `))).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('links to a trial and to API support', () => {
    expect(closing.actions.map(({ label }) => hrefsOf(page, label))).toEqual([
      ['/signup'],
      [contactPath('api-access')],
    ]);
  });
});
