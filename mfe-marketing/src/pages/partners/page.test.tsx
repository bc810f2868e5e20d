import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { closing, figures, hero, partnerGroups, programs, programsHead, stories, tiers } from './content.ts';
import PartnersPage from './page.tsx';

const html = renderToStaticMarkup(<PartnersPage />);
const words = html
  .replaceAll(/<svg.*?<\/svg>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');

const link = (topic: Parameters<typeof contactPath>[0], text: string) => {
  const href = contactPath(topic).replace('?', '\\?');
  return new RegExp(`<a href="${href}"[^>]*>${text}`);
};

describe('the partners page', () => {
  it('states the size of the program', () => {
    expect(figures.items.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '50K+ customers',
      '40+ countries',
      '99.9% uptime',
      '30% margins',
    ]);
    for (const { value, label } of figures.items) expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
  });

  it('names technology, channel and service partners with their tiers', () => {
    expect(partnerGroups.map(({ title }) => title)).toEqual(['Technology', 'Channel', 'Service']);
    for (const { name, tier, description } of partnerGroups.flatMap(({ partners }) => partners)) {
      expect(words).toContain(`${name} ${tier} ${description}`);
    }
  });

  it('has partners of every tier, in each group the closest first', () => {
    const all = partnerGroups.map(({ partners }) => partners.map(({ tier }) => tiers.indexOf(tier)));
    expect(new Set(all.flat()).size).toBe(tiers.length);
    for (const group of all) expect(group).toEqual(group.toSorted((one, other) => one - other));
  });

  it('offers three programs with what they earn, each to join', () => {
    expect(programs.map(({ title, figure }) => [title, figure.value])).toEqual([
      ['Reseller', 'Up to 30%'],
      ['Referral', '10%'],
      ['Technology integration', '500+'],
    ]);
    expect(programs[1]?.benefits).toContain('Monthly payouts');
    for (const { title, figure, description, benefits, topic } of programs) {
      expect(words).toContain(`${title} ${figure.value} ${figure.label} ${description} ${benefits.join(' ')}`);
      expect(html).toMatch(link(topic, `${programsHead.join}<span[^>]*>: ${title}`));
    }
  });

  it('lets two partners speak', () => {
    expect(stories).toHaveLength(2);
    for (const { partner, title, description, results } of stories) {
      expect(words).toContain(`${results.figure} ${title} ${description} ${partner} ${results.text}`);
    }
  });

  it('takes applications at the top and at the end', () => {
    for (const text of [hero.apply, closing.become, closing.contact]) expect(html).toMatch(link('partner', text));
  });
});
