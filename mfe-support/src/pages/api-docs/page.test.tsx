import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { closing, endpoints, events, sections } from './content.ts';
import { languages } from './docs-section.ts';
import ApiDocsPage from './page.tsx';

const html = renderToStaticMarkup(<ApiDocsPage />);
const text = html
  .replaceAll(/<[^>]+>/g, '')
  .replaceAll('&quot;', '"')
  .replaceAll('&#x27;', "'")
  .replaceAll('&gt;', '>')
  .replaceAll('&lt;', '<')
  .replaceAll('&amp;', '&');

describe('the API documentation', () => {
  it.each(endpoints)('documents %s in a section of its own', (endpoint) => {
    expect(sections.map(({ request }) => request && `${request.method} ${request.path}`)).toContain(endpoint);
  });

  it('names the four events of webhooks', () => {
    expect(events).toHaveLength(4);
    for (const event of events) expect(html).toContain(`<code>${event}</code>`);
  });

  it('explains authentication by bearer key and version v1', () => {
    expect(text).toContain('Authorization: Bearer');
    expect(text).toContain('example.com/v1/api/calls');
  });

  it.each(sections.map(({ sample }) => sample))('shows "$label" in curl, JavaScript and Python', ({ code }) => {
    for (const { value } of languages) expect(text).toContain(code[value]);
  });

  it('leads from the contents to every section', () => {
    for (const { id } of sections) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<h2 id="${id}">`);
    }
  });

  it('names every sample once, so that its copy button can be told from the others', () => {
    const labels = sections.map(({ sample }) => sample.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('leads to a trial and to the people who know the API', () => {
    expect(html).toContain(`href="${contactPath('api-access')}"`);
    expect(text).toContain(closing.trial);
  });
});
