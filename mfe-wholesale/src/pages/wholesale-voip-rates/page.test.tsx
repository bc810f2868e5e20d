import { contactPath } from '@site/contracts';
import { renderPage, tableRows, textOf, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { rateForm } from '../../calculator/rate-form-content.ts';
import { publishedDestinations } from '../../rates/published-destinations.ts';
import { asrText, rateText } from '../../rates/rate.ts';
import { rateSheetHref } from '../../rates/rate-sheet.ts';
import { allRates, rateRegions } from '../../rates/rates-page-rates.ts';
import { ratesPageSheet } from '../../rates/rates-page-sheet.ts';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';
import { discountText } from '../../rates/volume-tier.ts';
import { content } from './content.ts';
import WholesaleVoipRatesPage from './page.tsx';

const page = renderPage(WholesaleVoipRatesPage);
const linkOf = (name: string) => page.getByRole('link', { name });
const rows = rateRegions.flatMap(({ name }) => tableRows(page.getByRole('region', { name })));

describe('the wholesale rates page', () => {
  test.each(rateRegions)('shows the rates of $name with tier and ASR in a region of that name', ({ name, rates }) => {
    expect(tableRows(page.getByRole('region', { name }))).toEqual(
      rates.map(({ destination, tier, asr, rate }) => [destination, '', tier, asrText(asr), rateText(rate)]),
    );
  });

  test('draws every bar on one scale to two cents', () => {
    const bars = [...page.element.querySelectorAll('td rect')].map((bar) => Number(bar.getAttribute('width')));
    expect(bars).toEqual(allRates.map(({ rate }) => Math.round(rate * 10_000)));
    expect(Math.max(...bars)).toBeLessThan(200);
  });

  test('links View Live Rates to the tables', () => {
    expect(linkOf('View Live Rates').getAttribute('href')).toBe('#rates');
    expect(page.element.querySelectorAll('#rates table')).toHaveLength(rateRegions.length);
  });

  test('has a rate sheet equal to the tables', () => {
    const download = linkOf('Request Rate Sheet');
    expect(download.getAttribute('href')).toBe(rateSheetHref(ratesPageSheet));
    expect(download.getAttribute('download')).toMatch(/^sandline-sons-wholesale-voip-rates-\d{4}-\d\d-\d\d\.csv$/);
    expect(
      ratesPageSheet.rows.map(([, destination, tier, asr, rate]) => [destination, '', tier, asr, `$${rate}`]),
    ).toEqual(rows);
  });

  test('lists every published destination with the rates of both lists, by letter without scripts', () => {
    const text = (rate?: number) => (rate ? rateText(rate) : `${content.finder.unlisted} –`);
    expect(tableRows(page.getByRole('table', { name: content.finder.table }))).toEqual(
      publishedDestinations.map(({ destination, prefix, route, country }) => [
        destination,
        `+${prefix}`,
        text(route),
        text(country),
      ]),
    );
    const letters = within(page.getByRole('navigation', { name: content.finder.letters })).getAllByRole('link');
    for (const letter of letters)
      expect(page.element.querySelector(letter.getAttribute('href') ?? '')?.textContent).toMatch(
        new RegExp(`^${letter.textContent}`),
      );
  });

  test('compares itself and offers contact twice', () => {
    for (const { label, value } of content.comparison.stats) expect(page.text).toContain(`${label} ${value}`);
    for (const name of content.comparison.links)
      expect(linkOf(name).getAttribute('href')).toMatch(/^\/contact\?topic=/);
  });

  test('shows the volume tiers with discount, routing, support and billing', () => {
    for (const { tier, volume, discount, features } of ratesPageTiers)
      expect(page.text).toContain([discountText(discount), tier, volume, 'min', ...features].join(' '));
  });

  test("has the tools, and answers the calculator's example without script", () => {
    const { title: _title, ...tools } = content.tools;
    for (const { title, text } of Object.values(tools)) expect(page.text).toContain(`${title} ${text}`);
    const form = within(page.getByRole('form', { name: rateForm.title }));
    expect(textOf(form.getByRole('status'))).toMatch(/^\S+, \d+% off \$[\d,]+ That is \$[\d,]+ less a month than /);
    expect(linkOf(rateForm.launch).getAttribute('href')).toBe('/signup');
  });

  test('closes with the rate portal and a rate specialist', () => {
    expect(linkOf('Access Rate Portal').getAttribute('href')).toBe(contactPath('rate-portal'));
    expect(linkOf('Speak with Rate Specialist').getAttribute('href')).toBe(contactPath('rate-specialist'));
  });
});
