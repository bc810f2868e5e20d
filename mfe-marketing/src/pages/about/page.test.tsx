import { exampleSite, hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { milestones } from '../../company/milestones.ts';
import * as facts from '../../facts/facts.ts';
import { content } from './content.ts';
import { about } from './declaration.ts';
import AboutPage from './page.tsx';

const page = renderPage(AboutPage);

describe('the about page', () => {
  test('states in its heading where and when the company was founded', () => {
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(content.hero.title(exampleSite.brand));
  });

  test('shows the reach of the company in figures', () => {
    for (const { value, label } of content.figures) expect(page.text).toContain(`${label} ${value}`);
  });

  test('has a text alternative for the map', () => {
    page.getByRole('img', { name: content.map.label });
  });

  test('lists the history of every year, in order', () => {
    expect(page.text).toContain(milestones.map(({ year, title, story }) => `${year} ${title} ${story}`).join(' '));
  });

  test('links every value to the page with its evidence', () => {
    for (const { title, proof } of content.values) {
      page.getByRole('heading', { name: title });
      expect(hrefsOf(page, proof.text)).toContain(proof.href);
    }
  });

  test('ends with the trial and the open positions', () => {
    expect(content.closing.actions.map(({ label }) => hrefsOf(page, label))).toEqual([['/signup'], ['/careers']]);
  });

  test('describes the organization of the home page to search engines', () => {
    expect(about.meta.jsonLd?.[0]).toMatchObject({
      '@type': 'AboutPage',
      mainEntity: { '@type': 'Organization', '@id': '{origin}/#organization', foundingDate: facts.founded },
    });
  });
});
