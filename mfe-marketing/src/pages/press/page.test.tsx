import { contactPath, type SiteConfig } from '@site/contracts';
import { dayText } from '@site/ui/content/day.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { milestones } from '../../company/milestones.ts';
import { assets, awards, closing, hero, inquiries, releases, releasesHead } from './content.ts';
import { press } from './declaration.ts';
import PressPage from './page.tsx';

const site = {
  brand: 'Sand & Line',
  email: 'hello@sandline.example',
  phones: { support: '+1 202 555 0100', whatsapp: '+971 4 555 0100' },
  origin: 'https://sandline.example',
} as SiteConfig;
const html = renderToStaticMarkup(<PressPage site={site} pages={[]} />);
const words = html
  .replaceAll(/<svg.*?<\/svg>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll('&amp;', '&')
  .replaceAll(/\s+/g, ' ');
const downloads = [...html.matchAll(/<a href="([^"]+)" download="([^"]+)"/g)].map(([, href = '', name]) => ({
  href,
  name,
}));

describe('the press page', () => {
  it('says whom journalists ask, by mail or by form', () => {
    expect(words).toContain(`${inquiries.title} ${inquiries.text}`);
    expect(html).toContain(`<a href="mailto:${site.email}">${site.email}</a>`);
    for (const text of [inquiries.write, closing.ask])
      expect(html).toMatch(new RegExp(`<a href="${contactPath('press').replace('?', '\\?')}"[^>]*>${text}`));
  });

  it('has releases of every category, the newest first, each dated', () => {
    expect(new Set(releases.map(({ category }) => category))).toEqual(
      new Set(['Funding', 'Product', 'Partnership', 'Security', 'Milestone']),
    );
    expect(releases.map(({ date }) => date)).toEqual(
      releases
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { date, title, excerpt, category } of releases)
      expect(words).toContain(`${dayText(date)} ${category} ${title} ${excerpt}`);
  });

  it('opens every release in full, with the brand of this site', () => {
    expect(html.match(/<details>/g)).toHaveLength(releases.length);
    for (const { title, text } of releases) {
      const paragraphs = text(site.brand);
      expect(paragraphs.length).toBeGreaterThanOrEqual(3);
      expect(paragraphs.length).toBeLessThanOrEqual(5);
      expect(words).toContain(`${releasesHead.more} : ${title} ${paragraphs.join(' ')}`);
    }
  });

  it('lists awards under their year, with who gave them and why', () => {
    for (const { title, organization, description } of awards)
      expect(words).toContain(`${title} ${organization} ${description}`);
    const years = [...new Set(awards.map(({ year }) => year))];
    const shown = [...html.matchAll(/>(\d{4})<\/p>/g)].map(([, year]) => year);
    expect(shown).toEqual(years);
  });

  it('states every year from 2020 to 2025', () => {
    for (const { year, title, fact } of milestones) expect(words).toContain(`${year} ${title} ${fact}`);
  });

  it('tells search engines of every release as news', () => {
    const articles = press.meta.jsonLd?.slice(0, -1) ?? [];
    expect(articles.map((article) => [article['@type'], article.headline, article.datePublished])).toEqual(
      releases.map(({ title, date }) => ['NewsArticle', title, date]),
    );
  });
});

describe('what journalists download', () => {
  it('is the whole press kit as one file', () => {
    expect(html).toMatch(new RegExp(`download="sand-line-press-kit.zip"[^>]*>.*?${hero.kit}`));
    expect(downloads[0]?.href).toContain('press-kit');
  });

  it('is every asset in every format it says, under a name with the brand', () => {
    expect(assets.map(({ type }) => type)).toEqual(['Logo package', 'Screenshots', 'Executive photos', 'Fact sheet']);
    const named = assets.flatMap(({ files, format }) =>
      files.flatMap(({ name }) => format.map((one) => `sand-line-${name}.${one.toLowerCase()}`)),
    );
    expect(downloads.slice(1).map(({ name }) => name)).toEqual(named);
  });

  it('is a fact sheet that names the company and how to reach it', () => {
    const sheet = decodeURIComponent(downloads.find(({ name }) => name === 'sand-line-fact-sheet.txt')?.href ?? '');
    expect(sheet).toMatch(/^data:text\/plain;charset=utf-8,Sand & Line: fact sheet\n/);
    for (const fact of [site.email, site.phones.support, `${site.origin}/press`, '2020, in Dubai'])
      expect(sheet).toContain(fact);
    for (const { year, fact } of milestones) expect(sheet).toContain(`${year}: ${fact}`);
  });
});
