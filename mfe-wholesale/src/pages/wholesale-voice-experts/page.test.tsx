import { contactPath } from '@site/contracts';
import { renderPage, tableRows, within } from '@site/remote-kit/testing';
import { CENTRE, cities, UNITS_PER_KM } from '@site/ui/vignettes/range-map-cities.ts';
import { describe, expect, test } from 'vitest';
import { facts } from '../../facts/facts.ts';
import { asrText, rateText } from '../../rates/rate.ts';
import { rateSheetHref } from '../../rates/rate-sheet.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { content } from './content.ts';
import WholesaleVoiceExpertsPage from './page.tsx';
import { routeSheet, routes } from './routes.ts';

const page = renderPage(WholesaleVoiceExpertsPage);
const rows = tableRows(page.element);
const [download, toRoutes] = content.hero.actions;

describe('the page of the wholesale voice experts', () => {
  test('draws the routes from Dubai on a map with a name', () => {
    expect(within(page.getByRole('img', { name: content.board.drawing })).getByText('Dubai')).toBeTruthy();
  });

  test('shows the routes with distance, carriers, tier, ASR and price', () => {
    expect(rows).toEqual(
      routes.map(({ city, destination, km, carriers, tier, asr, rate }) => [
        `${city} ${destination}`,
        content.routes.km(km),
        String(carriers),
        tier,
        asrText(asr),
        rateText(rate),
      ]),
    );
  });

  test.each(routes)('states the same price to $city as the rates page', ({ destination, rate }) => {
    expect(allRates.find((listed) => listed.destination === destination)?.rate).toBe(rate);
  });

  test.each(routes)('places $city correctly on the map', ({ city, km }) => {
    const place = cities.find(({ name }) => name === city);
    const drawn = Math.hypot((place?.x ?? 0) - CENTRE, (place?.y ?? 0) - CENTRE) / UNITS_PER_KM;
    expect(Math.abs(drawn - km)).toBeLessThan(50);
  });

  test('downloads a sheet equal to the table', () => {
    const link = page.getByRole('link', { name: download.label });
    expect(link.getAttribute('href')).toBe(rateSheetHref(routeSheet));
    expect(link.getAttribute('download')).toMatch(/^sandline-sons-wholesale-voice-routes-\d{4}-\d\d-\d\d\.csv$/);
    expect(
      routeSheet.rows.map(([city, country, carriers, tier, asr, rate]) => [
        `${city} ${country}`,
        carriers,
        tier,
        asr,
        `$${rate}`,
      ]),
    ).toEqual(rows.map(([route, , ...cells]) => [route, ...cells]));
  });

  test('routes every call of its example, and none over a route below the minimum ASR', () => {
    const { candidates } = content.choice.drawing;
    expect(candidates.reduce((sum, { share = 0 }) => sum + share, 0)).toBe(100);
    for (const { name, asr, share } of candidates) {
      expect(share === undefined).toBe(asr < facts.asr);
      expect(page.text).toContain(name);
    }
  });

  test('states the benefits for partners and the scope of an interconnection', () => {
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.text).toContain(`${title} ${text}`);
    for (const { lead, text } of content.choice.items) expect(page.text).toContain(`${lead} ${text}`);
    for (const { value, label } of content.stats.items) expect(page.text).toContain(`${label} ${value}`);
  });

  test('links to the routes and to the carrier desk', () => {
    const [interconnect] = content.closing.actions;
    expect(page.getByRole('link', { name: toRoutes.label }).getAttribute('href')).toBe('#routes');
    expect(page.getByRole('link', { name: interconnect.label }).getAttribute('href')).toBe(contactPath('carrier'));
  });
});
