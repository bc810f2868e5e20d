import { contactPath } from '@site/contracts';
import { exampleSite, hrefsOf, renderPage, textOf } from '@site/remote-kit/testing';
import { dayText } from '@site/ui/content/day.tsx';
import { describe, expect, test } from 'vitest';
import { milestones } from '../../company/milestones.ts';
import * as facts from '../../facts/facts.ts';
import { content } from './content.ts';
import { press } from './declaration.ts';
import PressPage from './page.tsx';
import { releases } from './releases.ts';

const page = renderPage(PressPage);
const { assets, awards, closing, hero, inquiries, names, releasesHead } = content;
const downloads = [...page.element.querySelectorAll('a[download]')].map((link) => ({
  href: link.getAttribute('href') ?? '',
  name: link.getAttribute('download') ?? '',
  text: textOf(link),
}));

describe('the press page', () => {
  test('names the press contact, by mail or by form', () => {
    expect(page.text).toContain(`${inquiries.title} ${inquiries.text}`);
    expect(hrefsOf(page, exampleSite.email)).toEqual([`mailto:${exampleSite.email}`]);
    const names = [inquiries.write, ...closing.actions.map(({ label }) => label)];
    expect(names.map((name) => hrefsOf(page, name))).toEqual([
      [contactPath('press')],
      [contactPath('press')],
      ['/about'],
    ]);
  });

  test('lists its dated releases, the newest first', () => {
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { date, title, excerpt, category } of releases)
      expect(page.text).toContain(`${dayText(date)} ${category} ${title} ${excerpt}`);
  });

  test('expands every release in full, with the brand of this site', () => {
    expect(page.getAllByRole('group').map(textOf)).toEqual(
      releases.map(({ title, text }) => `${releasesHead.more} : ${title} ${text(exampleSite.brand).join(' ')}`),
    );
  });

  test('lists awards by year, with issuer and reason', () => {
    for (const { title, organization, description } of awards)
      expect(page.text).toContain(`${title} ${organization} ${description}`);
    for (const { year, title } of awards) {
      const column = page.getByRole('heading', { name: title }).closest('li');
      expect(column?.querySelector('p')?.textContent).toBe(year);
    }
  });

  test('states that the names on the site are fictional', () => {
    page.getByText(names);
  });

  test('lists the milestones of every year', () => {
    for (const { year, title, fact } of milestones) expect(page.text).toContain(`${year} ${title} ${fact}`);
  });

  test('marks up every release as news for search engines', () => {
    const articles = press.meta.jsonLd?.slice(0, -1) ?? [];
    expect(articles).toMatchObject(
      releases.map(({ title, date }) => ({ '@type': 'NewsArticle', headline: title, datePublished: date })),
    );
  });
});

describe('a press download', () => {
  test('contains the whole press kit in one file', () => {
    expect(downloads[0]).toMatchObject({ text: hero.kit, name: 'sandline-sons-press-kit.zip' });
    expect(downloads[0]?.href).toContain('press-kit');
  });

  test('exists for every asset in every named format, in files named after the brand', () => {
    const names = assets.flatMap(({ files, format }) =>
      files.flatMap(({ name }) => format.map((type) => `sandline-sons-${name}.${type.toLowerCase()}`)),
    );
    expect(downloads.slice(1).map(({ name }) => name)).toEqual(names);
  });

  test('includes a fact sheet with company and contact', () => {
    const { href } = downloads.find(({ name }) => name === 'sandline-sons-fact-sheet.txt') ?? { href: '' };
    const sheet = decodeURIComponent(href);
    expect(sheet).toMatch(/^data:text\/plain;charset=utf-8,Sandline & Sons: fact sheet\n/);
    const { address, email, phones, origin } = exampleSite;
    for (const fact of [address, email, phones.support, `${origin}/press`, `${facts.founded}, in Dubai`])
      expect(sheet).toContain(fact);
    for (const { year, fact } of milestones) expect(sheet).toContain(`${year}: ${fact}`);
  });
});
