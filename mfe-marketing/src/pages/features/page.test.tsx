import { pageInfoSchema } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categories, filter, hero } from './content.ts';
import { features } from './declaration.ts';
import FeaturesPage from './page.tsx';

const html = renderToStaticMarkup(<FeaturesPage />);
const cards = categories.flatMap((category) => category.features);

/** What stands below one category. */
const group = (id: string) => new RegExp(`<section[^>]*data-category="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';

describe('the features page', () => {
  it('has twelve features in four categories', () => {
    expect(html.match(/<h4>/g)).toHaveLength(12);
    expect(categories.map(({ name }) => name)).toEqual(['Calling', 'Meetings', 'Teamwork', 'Control']);
  });

  it.each(categories)('shows $name with a drawing and three features', ({ id, name, drawing, features: three }) => {
    expect(group(id)).toContain(`aria-labelledby="${id}"`);
    expect(group(id)).toContain(`>${name}</h3>`);
    expect(group(id)).toContain(`role="img" aria-label="${drawing}"`);
    for (const { title, description, href } of three) {
      const heading = href ? `<a href="${href}">${title}</a>` : title;
      expect(group(id)).toContain(`<h4>${heading}</h4><p>${description}</p>`);
    }
  });

  it('lets visitors choose one category, all of them at first', () => {
    expect(html).toContain(`<legend class="hidden">${filter.legend}</legend>`);
    expect(html).toMatch(/<input type="radio" name="category" checked="" value="all"\/>/);
    expect(html.match(/type="radio"/g)).toHaveLength(categories.length + 1);
  });

  it('draws every feature as a stop of one line', () => {
    expect([...html.matchAll(/<text[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(
      cards.map(({ title }) => title),
    );
    expect(html).toContain(hero.drawing(cards.map(({ title }) => title)));
  });

  it('keeps the figures of the specification', () => {
    for (const figure of ['Up to 500 participants', 'Up to 10,000 viewers', '500+ apps', '14 days, no credit card'])
      expect(html).toContain(figure);
  });

  it('is declared as the contract asks, without script', () => {
    expect(pageInfoSchema.parse(features)).toMatchObject({
      interactive: false,
      sitemap: { category: 'Product', priority: 0.7 },
    });
    expect(features.meta.jsonLd?.[1]).toMatchObject({ featureList: cards.map(({ title }) => title) });
  });
});
