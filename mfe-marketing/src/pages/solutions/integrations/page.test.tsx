import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { integrations } from '../../../integrations/integration-list.ts';
import { benefits, features, workflow } from './content.ts';
import IntegrationsSolutionPage from './page.tsx';

const html = renderToStaticMarkup(<IntegrationsSolutionPage />);

describe('the integrations product page', () => {
  it('leads Explore Integrations to the directory', () => {
    expect(html.match(/<a href="\/integrations"[^>]*>Explore Integrations/g)).toHaveLength(2);
  });

  it('draws a line to each of the twelve apps of the directory', () => {
    for (const { name } of integrations) expect(html).toMatch(new RegExp(`<text[^>]*>${name}</text>`));
    expect(html.match(/M360 300L/g)).toHaveLength(12);
  });

  it('tells one workflow over three steps', () => {
    expect(workflow.steps.map(({ example }) => example.word)).toEqual(['When', 'If', 'Then']);
    for (const { title, text, example } of workflow.steps) {
      expect(html).toContain(`<h3>${title}</h3><p>${text}</p>`);
      expect(html).toContain(`aria-label="${example.word}: ${example.text} (${example.app})"`);
    }
  });

  it('names what the specification asks for', () => {
    const titles = Object.values(features.items).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['500+ apps', 'One-click OAuth', 'Custom workflows', 'Analytics']));
  });

  it('shows what is allowed, and what is not asked for', () => {
    for (const permission of benefits.consent.asked) expect(html).toContain(permission);
    expect(html).toContain(`<s>${benefits.consent.never}</s>`);
  });

  it('leads to the API documentation and to a request', () => {
    for (const href of ['/api-docs', contactPath('custom-integration')]) expect(html).toContain(`href="${href}"`);
  });
});
