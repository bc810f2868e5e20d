import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { renderedPage } from '../../testing/rendered-page.ts';
import { content } from './content.ts';
import WholesaleVoipExpertsPage from './page.tsx';

const page = renderedPage(WholesaleVoipExpertsPage);
const { figures } = content.console;

describe('the page of the wholesale VoIP experts', () => {
  test('has the four figures of the specification on the console, each with what it is now', () => {
    expect(figures.map(({ short, value }) => `${short} ${value}`)).toEqual([
      'ASR 98%+',
      'ACD 180+ s',
      'PDD under 3 s',
      'Completion up to 98%',
    ]);
    for (const { short, value, unit, trace } of figures)
      expect(page.words).toContain(`${short} ${value} ${content.board.now} ${trace.values.at(-1)}${unit}`);
  });

  test('draws an example that keeps what is promised', () => {
    const [{ trace: asr }, { trace: acd }, { trace: pdd }, { trace: completion }] = figures;
    expect(Math.min(...asr.values)).toBeGreaterThanOrEqual(asr.limit);
    expect(Math.min(...acd.values)).toBeGreaterThanOrEqual(acd.limit);
    expect(Math.max(...pdd.values)).toBeLessThan(pdd.limit);
    expect(Math.max(...completion.values)).toBeLessThanOrEqual(completion.limit);
  });

  test.each(figures)('explains $name and what happens when it is missed', ({ name, value, meaning, action }) => {
    expect(page.words).toContain(`${name} ${meaning} ${value} ${action}`);
  });

  test('tells of a night in which the delay crossed the limit, and came back', () => {
    const { label, trace, log } = content.checklist.drawing;
    expect(page.html).toContain(`role="img" aria-label="${label}"`);
    expect(Math.max(...trace.values)).toBe(3.4);
    expect(label).toContain('3.4 seconds');
    expect(trace.values.at(-1)).toBeLessThan(trace.limit);
    for (const { title } of log) expect(page.words).toContain(title);
  });

  test('says what is in every account and what changes', () => {
    for (const { lead, text } of content.checklist.items) expect(page.words).toContain(`${lead} ${text}`);
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.words).toContain(`${title} ${text}`);
  });

  test('counts the years and what stands beside them', () => {
    expect(page.words).toContain('15+ years on carrier networks');
    for (const { value, label } of content.years.stats) expect(page.words).toContain(`${label} ${value}`);
  });

  test.each([
    '100,000 minutes a month',
    '200+',
    'up to 60%',
    'under 30 seconds',
    'under 100 ms',
    'G.711, G.722',
    '100 Kbps',
    '24–48 hours',
    '1–2 weeks',
    'No setup fees. And a 30-day money-back guarantee.',
  ])('keeps the constant %s', (constant) => {
    expect(page.words).toContain(constant);
  });

  test('leads Get Started Today to the contact form and the second button to the explanation', () => {
    expect(page.link('Get Started Today')?.href).toBe(contactPath('wholesale'));
    expect(page.link(content.hero.read)?.href).toBe('#console');
  });
});
