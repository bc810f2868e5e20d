import { contactPath } from '@site/contracts';
import { CENTRE, cities, UNITS_PER_KM } from '@site/ui/vignettes/range-map-cities.ts';
import { describe, expect, test } from 'vitest';
import { rateText } from '../../rates/rate.ts';
import { rateSheetColumns } from '../../rates/rate-sheet.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { renderedPage } from '../../testing/rendered-page.ts';
import { content } from './content.ts';
import WholesaleVoiceExpertsPage from './page.tsx';
import { routeSheet, routes } from './routes.ts';

const page = renderedPage(WholesaleVoiceExpertsPage);

describe('the page of the wholesale voice experts', () => {
  test('draws the routes from Dubai on a map with a name', () => {
    expect(page.html).toContain(`role="img" aria-label="${content.board.drawing}"`);
    expect(page.html).toContain('>Dubai</text>');
  });

  test('shows eight routes with carriers, tier, ASR and price', () => {
    expect(page.rows).toHaveLength(8);
    expect(page.rows[1]).toEqual(['London UK', '5,470 km', '34', 'Premium', '99.7%', '$0.0072']);
  });

  test('asks the same price as the rates page', () => {
    for (const [index, { destination }] of routes.entries()) {
      const listed = allRates.find((rate) => rate.destination === destination);
      expect(page.rows[index]?.at(-1)).toBe(rateText(listed?.rate ?? Number.NaN));
    }
  });

  test.each(routes)('puts $city where the map has it', ({ city, km }) => {
    const place = cities.find(({ name }) => name === city);
    const drawn = Math.hypot((place?.x ?? 0) - CENTRE, (place?.y ?? 0) - CENTRE) / UNITS_PER_KM;
    expect(Math.abs(drawn - km)).toBeLessThan(50);
  });

  test('downloads a sheet with Get Wholesale Rates that equals the table and works without script', () => {
    const sheet = page.link('Get Wholesale Rates');
    expect(sheet?.download).toMatch(/^sandline-sons-wholesale-voice-routes-\d{4}-\d\d-\d\d\.csv$/);
    const [type, file = ''] = sheet?.href.split(/,(.*)/s) ?? [];
    expect(type).toBe('data:text/csv;charset=utf-8');
    const [header, ...lines] = decodeURIComponent(file).trimEnd().split('\r\n');
    expect(header).toBe(rateSheetColumns(routeSheet).join(','));
    const shown = lines.map((line) => line.split(','));
    expect(
      shown.map(([city, country, carriers, tier, asr, rate]) => [
        `${city} ${country}`,
        carriers,
        tier,
        asr,
        `$${rate}`,
      ]),
    ).toEqual(page.rows.map(([route, , ...cells]) => [route, ...cells]));
  });

  test('sends every call of its example somewhere, and none over a route below 98%', () => {
    const { candidates } = content.choice.drawing;
    expect(candidates.reduce((sum, { share = 0 }) => sum + share, 0)).toBe(100);
    for (const { asr, share } of candidates) expect(share === undefined).toBe(asr < 98);
    for (const { name } of candidates) expect(page.words).toContain(name);
  });

  test('says what partners change and what belongs to an interconnection', () => {
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.words).toContain(`${title} ${text}`);
    for (const { lead, text } of content.choice.items) expect(page.words).toContain(`${lead} ${text}`);
    for (const { value, label } of content.stats.items) expect(page.words).toContain(`${label} ${value}`);
  });

  test.each([
    '200+',
    '100,000 minutes a month',
    'Above 10 million',
    'under 30 seconds',
    '25% on average',
    'Net 15 to net 30, prepaid, postpaid or on credit',
    '24–48 hours',
    '1–2 weeks',
  ])('keeps the constant %s', (constant) => {
    expect(page.words).toContain(constant);
  });

  test('leads to the routes and to the carrier desk', () => {
    expect(page.link(content.hero.routes)?.href).toBe('#routes');
    expect(page.link(content.closing.interconnect)?.href).toBe(contactPath('carrier'));
  });
});
