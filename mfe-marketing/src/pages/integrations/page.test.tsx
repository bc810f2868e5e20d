import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import * as facts from '../../facts/facts.ts';
import { integrations } from '../../integrations/integration-list.ts';
import { content } from './content.ts';
import IntegrationsPage from './page.tsx';

const page = renderPage(IntegrationsPage);

describe('the integrations page', () => {
  test.each(integrations)('shows category, summary and features of $name', (integration) => {
    page.getByRole('heading', { level: 3, name: integration.name });
    for (const text of [integration.category, integration.description, ...integration.features])
      expect(page.text).toContain(text);
  });

  test('counts all integrations first, then those on this page', () => {
    expect(content.hero.figures.slice(0, 2).map(({ value }) => value)).toEqual([
      facts.integrations,
      String(integrations.length),
    ]);
  });

  test('links to the team and the documentation for custom integrations', () => {
    expect(hrefsOf(page, content.custom.request)).toEqual([contactPath('custom-integration')]);
    expect(hrefsOf(page, content.custom.docs)).toEqual(['/api-docs']);
    page.getByRole('img', { name: content.custom.drawing.label });
  });
});
