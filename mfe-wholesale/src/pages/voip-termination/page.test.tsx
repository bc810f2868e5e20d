import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { asrText, rateText } from '../../rates/rate.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { renderedPage } from '../../testing/rendered-page.ts';
import { callPath } from './call-path.ts';
import { content } from './content.ts';
import VoipTerminationPage from './page.tsx';

const page = renderedPage(VoipTerminationPage);

describe('the VoIP termination page', () => {
  test('follows a call from the switch to the phone, with ASR, ACD and PDD at each hop', () => {
    expect(page.words).toContain(content.board.from);
    expect(page.rows).toEqual(
      callPath.map(({ name, asr, acd, pdd }) => [name, asrText(asr), `${acd} s`, `${pdd.toFixed(1)} s`]),
    );
  });

  test('downloads exactly the rates that it lists', () => {
    const listed = [...page.html.matchAll(/<dt>([^<]*)<\/dt><dd>\$(0\.\d{4})<\/dd>/g)].map(([, ...cells]) => cells);
    const sheet = page.link(content.hero.rates);
    const lines = decodeURIComponent(sheet?.href ?? '')
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect(lines.map((line) => line.split(',')).map(([destination, , , rate]) => [destination, rate])).toEqual(listed);
    expect(listed.map(([destination, rate]) => [destination, `$${rate}`])).toEqual(
      terminationRates.map(({ destination, rate }) => [destination, rateText(rate)]),
    );
    expect(sheet?.download).toMatch(/^sandline-sons-voice-termination-rates-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('shows the four tiers with their discounts, the minimum and the largest discount', () => {
    for (const { tier, volume, features } of terminationTiers)
      expect(page.words).toContain([tier, volume, 'min', ...features].join(' '));
    for (const words of [
      'Base rate',
      '5–10% off',
      '10–20% off',
      'Custom',
      '50,000 minutes',
      'up to 20% off',
      '10 million',
    ])
      expect(page.words).toContain(words);
  });

  test.each([
    '98%+',
    '99.5%',
    '180+ s',
    'under 3 s',
    'up to 98%',
    '200+',
    'under 100 ms',
    'under 30 seconds',
    'about 100 Kbps',
    'G.711, G.722 or G.729',
    'under 24 hours',
    '24–48 hours',
    '1–2 weeks',
    'net 15 to net 30',
    '30-day money-back guarantee',
    '24/7',
  ])('states %s', (figure) => {
    expect(page.words).toContain(figure);
  });

  test('has benefits and a checklist', () => {
    for (const { title, text } of content.hops.items) expect(page.words).toContain(`${title} ${text}`);
    for (const { lead, text } of content.checklist.items) expect(page.words).toContain(`${lead} ${text}`);
  });

  test('draws the last fifty calls of three carriers', () => {
    const { routes, label } = content.checklist.drawing;
    expect(page.html).toContain(`role="img" aria-label="${label}"`);
    for (const { calls } of routes) expect(calls).toHaveLength(50);
  });

  test('leads to the signup, the contact form and the calculator', () => {
    for (const words of [content.hero.start, content.closing.ask])
      expect(page.link(words)?.href).toBe(contactPath('termination'));
    expect(page.link(content.closing.trial)?.href).toBe('/signup');
    expect(page.link(content.rates.calculate)?.href).toBe('/wholesale-voice-termination-rates#calculator');
  });
});
