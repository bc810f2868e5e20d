import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage, textOf, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import PartnersPage from './page.tsx';

const page = renderPage(PartnersPage);
const { closing, figures, hero, partnerGroups, programs, programsHead, stories, tiers } = content;

describe('the partners page', () => {
  test('states the size of the program', () => {
    for (const { value, label } of figures.items) expect(page.text).toContain(`${label} ${value}`);
  });

  test('names the partners of every group with their tiers', () => {
    for (const { title, partners } of partnerGroups) {
      page.getByRole('region', { name: title });
      for (const { name, tier, description } of partners) expect(page.text).toContain(`${name} ${tier} ${description}`);
    }
  });

  test('has partners of every tier, the closest first in each group', () => {
    const ranks = partnerGroups.map(({ partners }) => partners.map(({ tier }) => tiers.indexOf(tier)));
    expect(new Set(ranks.flat()).size).toBe(tiers.length);
    for (const group of ranks) expect(group).toEqual(group.toSorted((left, right) => left - right));
  });

  test.each(programs)('offers the program $title with its earnings, and a way to join', (program) => {
    const { key, title, figure, description, benefits, topic } = program;
    const article = page.getByRole('heading', { level: 3, name: title }).closest('article') ?? page.element;
    const terms = `${title} ${figure.value} ${figure.label} ${description} ${benefits.join(' ')}`;
    expect(textOf(article)).toBe(`${terms} ${programsHead.join} : ${title}`);
    expect(hrefsOf(within(article), new RegExp(`^${programsHead.join}`))).toEqual([
      contactPath(topic, { program: key }),
    ]);
  });

  test('quotes partners', () => {
    for (const { partner, person, title, description, results } of stories)
      expect(page.text).toContain(`${results} ${title} ${description} ${person.name} ${person.role}, ${partner.name}`);
  });

  test('takes applications at the top and at the end', () => {
    for (const name of [hero.apply, ...closing.actions.map(({ label }) => label)])
      expect(hrefsOf(page, name)).toEqual([contactPath('partner')]);
  });
});
