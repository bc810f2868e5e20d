import { renderPage, textOf, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { type FeatureCategory, featureCategories, featureTitles } from '../../features/feature-categories.ts';
import { content } from './content.ts';
import { features } from './declaration.ts';
import FeaturesPage from './page.tsx';

const page = renderPage(FeaturesPage);

describe('the features page', () => {
  test.each<FeatureCategory>(featureCategories)('shows $name with a drawing and its features', (category) => {
    const group = page.getByRole('region', { name: category.name });
    within(group).getByRole('img', { name: category.drawing });
    for (const { title, description, href } of category.features) {
      const heading = within(group).getByRole('heading', { level: 4, name: title });
      expect(textOf(group)).toContain(`${title} ${description}`);
      expect(heading.querySelector('a')?.getAttribute('href')).toBe(href);
    }
  });

  test('offers a choice of one category, with all of them at first', () => {
    const group = page.getByRole('group', { name: content.filter.legend });
    const options = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ value }) => value)).toEqual(['all', ...featureCategories.map(({ id }) => id)]);
    expect(options.map(({ checked }) => checked)).toEqual([true, ...featureCategories.map(() => false)]);
  });

  test('draws every feature as a stop of one line', () => {
    const drawing = page.getByRole('img', { name: content.hero.drawing(featureTitles) });
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(featureTitles);
  });

  test('works without script, and gives search engines the list of features', () => {
    expect(features.interactive).toBe(false);
    expect(features.meta.jsonLd?.[1]).toMatchObject({ featureList: featureTitles });
  });
});
