import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { integrations } from '../../integrations/integration-list.ts';
import { custom, hero } from './content.ts';
import IntegrationsPage from './page.tsx';

const html = renderToStaticMarkup(<IntegrationsPage />);

describe('the integrations page', () => {
  it('shows twelve integrations, seven of them as asked for most', () => {
    expect(integrations).toHaveLength(12);
    expect(integrations.filter(({ popular }) => popular)).toHaveLength(7);
    for (const { name } of integrations) expect(html.split(`<h3>${name}</h3>`)).toHaveLength(2);
  });

  it('tells of each its category, what it does and its features', () => {
    for (const { category, description, features } of integrations)
      for (const words of [category, description, ...features]) expect(html).toContain(words);
  });

  it('counts 500+ integrations in all', () => {
    expect(hero.figures[0]?.value).toBe('500+');
    expect(html).toContain('500+ integrations');
  });

  it('leads to the people and the documentation for an integration of one’s own', () => {
    expect(html).toContain(`href="${contactPath('custom-integration')}"`);
    expect(html).toContain('href="/api-docs"');
    expect(html).toContain(`aria-label="${custom.drawing.label}"`);
  });
});
