import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { integrations } from '../../../integrations/integration-list.ts';
import { content } from './content.ts';
import IntegrationsSolutionPage from './page.tsx';

const page = renderPage(IntegrationsSolutionPage);
const { benefits, hub, workflow } = content;

describe('the integrations product page', () => {
  test('links Explore Integrations to the directory', () => {
    expect(hrefsOf(page, 'Explore Integrations')).toEqual(['/integrations', '/integrations']);
  });

  test('draws a line to each app of the directory', () => {
    const names = integrations.map(({ name }) => name);
    const drawing = page.getByRole('img', { name: hub.drawing(names) });
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([hub.count, ...names]);
    expect(drawing.innerHTML.match(/M360 300L/g)).toHaveLength(names.length);
  });

  test('explains one workflow in three steps', () => {
    expect(workflow.steps.map(({ example }) => example.word)).toEqual(['When', 'If', 'Then']);
    for (const { title, text, example } of workflow.steps) {
      expect(page.text).toContain(`${title} ${text}`);
      page.getByRole('img', { name: `${example.word}: ${example.text} (${example.app})` });
    }
  });

  test('shows granted permissions, and those that are not requested', () => {
    const consent = page.getByRole('img', { name: benefits.consent.drawing });
    for (const permission of benefits.consent.asked) expect(textOf(consent)).toContain(permission);
    expect(consent.querySelector('s')?.textContent).toBe(benefits.consent.never);
  });

  test('links to the API documentation and to a request', () => {
    expect(hrefsOf(page, benefits.docs.text)).toEqual(['/api-docs']);
    expect(hrefsOf(page, benefits.request.text)).toEqual([contactPath('custom-integration')]);
  });
});
