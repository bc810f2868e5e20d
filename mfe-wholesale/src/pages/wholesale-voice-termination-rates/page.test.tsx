import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { rateForm } from '../../calculator/rate-form-content.ts';
import { rateText } from '../../rates/rate.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { renderedPage } from '../../testing/rendered-page.ts';
import { exampleAnswer } from './calculator-example.ts';
import { content } from './content.ts';
import { wholesaleVoiceTerminationRates } from './declaration.ts';
import WholesaleVoiceTerminationRatesPage from './page.tsx';

const page = renderedPage(WholesaleVoiceTerminationRatesPage);

describe('the termination rates page', () => {
  test('shows sixteen rates in one table, from $0.0045 (USA) to $0.0195 (Egypt)', () => {
    expect(page.rows).toEqual(
      terminationRates.map(({ destination, prefix, region, rate }) => [
        destination,
        `+${prefix}`,
        region,
        '',
        rateText(rate),
      ]),
    );
    expect(page.rows.at(0)).toEqual(['USA', '+1', 'North America', '', '$0.0045']);
    expect(page.rows.at(-1)).toEqual(['Egypt', '+20', 'Africa', '', '$0.0195']);
    expect(page.words).toContain(content.table.title('$0.0045', '$0.0195'));
  });

  test('shows the same sixteen on the board', () => {
    const board = [...page.html.matchAll(/<dt>([^<]*)<\/dt><dd>(\$0\.\d{4})<\/dd>/g)].map(([, ...cells]) => cells);
    expect(board.toSorted()).toEqual(page.rows.map(([destination, , , , rate]) => [destination, rate]).toSorted());
  });

  test('has a rate sheet that equals the table and works without script', () => {
    const sheet = page.link(content.hero.sheet);
    expect(sheet?.download).toMatch(/^sandline-sons-voice-termination-rates-\d{4}-\d\d-\d\d\.csv$/);
    const [type, file = ''] = sheet?.href.split(/,(.*)/s) ?? [];
    expect(type).toBe('data:text/csv;charset=utf-8');
    const lines = decodeURIComponent(file).trimEnd().split('\r\n').slice(1);
    const cells = lines.map((line) => line.split(','));
    expect(
      cells.map(([destination, prefix, region, rate]) => [destination, `+${prefix}`, region, '', `$${rate}`]),
    ).toEqual(page.rows);
  });

  test('lets the calculator choose among the destinations of the table', () => {
    const options = [...page.html.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, name]) => name);
    expect(options.toSorted()).toEqual(page.rows.map(([destination]) => destination).toSorted());
  });

  test('answers the example before any script, on its step of the stairs', () => {
    const { label, figure, sentence, tier } = exampleAnswer;
    expect(page.words).toContain(`${label} ${figure} ${sentence}`);
    expect(page.words).toContain(`5–10% off ${content.calculator.mark} ${tier}`);
    expect(page.link(content.hero.calculate)?.href).toBe('#calculator');
    expect(page.link(rateForm.launch)?.href).toBe('/signup');
  });

  test('shows the four tiers and the minimum below them', () => {
    for (const { tier, volume, features } of terminationTiers)
      expect(page.words).toContain([tier, volume, 'min', ...features].join(' '));
    expect(page.words).toContain(content.calculator.note('50,000'));
  });

  test.each([
    '25%',
    'up to 20% off',
    'once a month',
    'No setup fees',
    '30-day money-back guarantee',
    'net 15 to net 30',
    '24/7',
    '200+',
    '99.5%',
    'Above 10 million',
    'under 24 hours',
  ])('states %s', (figure) => {
    expect(page.words).toContain(figure);
  });

  test('has benefits and a checklist', () => {
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.words).toContain(`${title} ${text}`);
    for (const { lead, text } of content.checklist.items) expect(page.words).toContain(`${lead} ${text}`);
  });

  test('offers every rate to search engines', () => {
    expect(wholesaleVoiceTerminationRates.meta.jsonLd?.[2]).toMatchObject({
      '@type': 'Product',
      offers: { lowPrice: 0.0045, highPrice: 0.0195, offerCount: 16 },
    });
  });

  test('closes with a rate specialist and the signup', () => {
    expect(page.link(content.closing.compare)?.href).toBe(contactPath('rate-specialist'));
    expect(page.link(content.closing.trial)?.href).toBe('/signup');
  });
});
