import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { rateForm } from '../../calculator/rate-form-content.ts';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';
import { renderedPage } from '../../testing/rendered-page.ts';
import { content } from './content.ts';
import WholesaleVoipRatesPage from './page.tsx';
import { exampleAnswer } from './rate-calculator-content.ts';

const page = renderedPage(WholesaleVoipRatesPage);

describe('the wholesale rates page', () => {
  test('shows sixteen rates with tier and ASR in four named tables', () => {
    expect(page.rows).toHaveLength(16);
    expect(page.rows[0]).toEqual(['USA', '', 'Premium', '99.7%', '$0.0038']);
    expect(page.rows.at(-1)).toEqual(['Qatar', '', 'Standard', '98.1%', '$0.0175']);
    for (const name of ['North America', 'Europe', 'Asia Pacific', 'Middle East']) expect(page.words).toContain(name);
  });

  test('draws every bar on one scale to two cents', () => {
    const bars = [...page.html.matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(bars).toEqual(page.rows.map((cells) => Math.round(Number(cells.at(-1)?.slice(1)) * 10_000)));
    expect(Math.max(...bars)).toBeLessThan(200);
  });

  test('leads View Live Rates to the tables', () => {
    expect(page.link(content.hero.view)?.href).toBe('#rates');
    expect(page.html).toContain('id="rates"');
  });

  test('has a rate sheet that equals the tables and works without script', () => {
    const sheet = page.link(content.hero.request);
    expect(sheet?.download).toMatch(/^sandline-sons-wholesale-voip-rates-\d{4}-\d\d-\d\d\.csv$/);
    const [type, file = ''] = sheet?.href.split(/,(.*)/s) ?? [];
    expect(type).toBe('data:text/csv;charset=utf-8');
    const lines = decodeURIComponent(file).trimEnd().split('\r\n').slice(1);
    const cells = lines.map((line) => line.split(','));
    expect(cells.map(([, destination, tier, asr, rate]) => [destination, '', tier, asr, `$${rate}`])).toEqual(
      page.rows,
    );
  });

  test('compares itself and offers contact twice', () => {
    for (const figure of ['195+', '25%', '$0.0038']) expect(page.words).toContain(figure);
    for (const words of content.comparison.links) expect(page.link(words)?.href).toMatch(/^\/contact\?topic=/);
  });

  test('shows the four tiers with discount, routing, support and billing', () => {
    for (const { tier, volume, features } of ratesPageTiers) {
      for (const words of [`${tier} ${volume} min`, ...features]) expect(page.words).toContain(words);
    }
    for (const words of ['Base rate', '8% off', '15% off', 'Custom']) expect(page.words).toContain(words);
  });

  test('has the four tools, and the calculator answers its example before any script', () => {
    for (const words of ['Cost optimization', 'Global reach', 'Rate analytics', 'Rate calculator'])
      expect(page.words).toContain(words);
    expect(page.words).toContain(`${exampleAnswer.label} ${exampleAnswer.figure} ${exampleAnswer.sentence}`);
    expect(page.link(rateForm.launch)?.href).toBe('/signup');
  });

  test('closes with the rate portal and a rate specialist', () => {
    expect(page.link('Access Rate Portal')?.href).toBe(contactPath('rate-portal'));
    expect(page.link('Speak with Rate Specialist')?.href).toBe(contactPath('rate-specialist'));
  });
});
