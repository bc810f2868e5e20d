import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import * as facts from '../../facts/facts.ts';
import { integrations } from '../../integrations/integration-list.ts';
import { content } from './content.ts';
import IntegrationsPage from './page.tsx';

const page = renderPage(IntegrationsPage);

describe('The integrations page', () => {
  test.each(integrations)('says of $name its category, what it does and its features', (integration) => {
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

  test('leads to the team and the documentation for an integration of your own', () => {
    expect(hrefsOf(page, content.custom.request)).toEqual([contactPath('custom-integration')]);
    expect(hrefsOf(page, content.custom.docs)).toEqual(['/api-docs']);
    page.getByRole('img', { name: content.custom.drawing.label });
  });
});
