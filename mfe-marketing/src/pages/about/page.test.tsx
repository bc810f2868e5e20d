import type { SiteConfig } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { milestones } from '../../company/milestones.ts';
import { closing, figures, hero, map, values } from './content.ts';
import { about } from './declaration.ts';
import AboutPage from './page.tsx';

const html = renderToStaticMarkup(<AboutPage site={{ brand: 'Sandline' } as SiteConfig} pages={[]} />);

describe('the about page', () => {
  it('says in its heading where and when the company was founded', () => {
    expect(hero.title('Sandline')).toMatch(/^Sandline was founded in Dubai in 2020 /);
    expect(html).toContain(`${hero.title('Sandline')}</h1>`);
  });

  it('shows the reach of the company in figures', () => {
    for (const { value, label } of figures) expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
  });

  it('describes the map to those who cannot see it', () => {
    expect(html).toContain(`role="img" aria-label="${map.label}"`);
  });

  it('tells every year from 2020 to 2025, in order', () => {
    expect(milestones.map(({ year }) => year)).toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
    expect(html.match(/<b>20\d\d<\/b>/g)).toEqual(milestones.map(({ year }) => `<b>${year}</b>`));
    for (const { title, story } of milestones) expect(html).toContain(`<h3>${title}</h3><p>${story}</p>`);
  });

  it('links every value to the page on which it can be checked', () => {
    for (const { title, proof } of values) {
      expect(html).toContain(`<h3>${title}</h3>`);
      expect(html).toMatch(new RegExp(`<a href="${proof.href}"[^>]*>${proof.text}<svg`));
    }
  });

  it('ends with the trial and the open positions', () => {
    for (const { href, text } of [closing.trial, closing.careers]) {
      expect(html).toMatch(new RegExp(`<a href="${href}"[^>]*>${text}`));
    }
  });

  it('tells search engines that it is about the organization of the home page', () => {
    expect(about.meta.jsonLd?.[0]).toMatchObject({
      '@type': 'AboutPage',
      mainEntity: { '@type': 'Organization', '@id': '{origin}/#organization', foundingDate: '2020' },
    });
  });
});
