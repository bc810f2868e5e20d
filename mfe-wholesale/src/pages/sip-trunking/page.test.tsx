import { contactPath } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { rateText } from '../../rates/rate.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { renderedPage } from '../../testing/rendered-page.ts';
import { content } from './content.ts';
import SipTrunkingPage from './page.tsx';
import { exampleAnswer } from './savings-content.ts';

const page = renderedPage(SipTrunkingPage);

describe('the SIP trunking page', () => {
  test('says in one heading what changes and what does not', () => {
    expect(page.words).toContain(content.hero.title);
  });

  test('leads Get SIP Trunks to the contact form and Calculate Savings to the calculator', () => {
    expect(page.link('Get SIP Trunks')?.href).toBe(contactPath('sip-trunks'));
    expect(page.link('Calculate Savings')?.href).toBe('#savings');
    expect(page.html).toContain('id="savings"');
  });

  test('draws the way from the PBX to two hosts with failover under 30 seconds', () => {
    const { pbx, firewall, primary, standby, drawing } = content.board;
    for (const words of [pbx, firewall, primary.name, standby.name]) expect(page.words).toContain(words);
    expect(page.html).toContain(`role="img" aria-label="${drawing}"`);
    expect(drawing).toContain('under 30 seconds');
  });

  test.each(content.specification.rows)('specifies $name: $value', ({ name, value, note }) => {
    expect(page.words).toContain(`${name} ${value} ${note}`);
  });

  test('keeps the figures of the specification', () => {
    for (const words of [
      '70%',
      'G.711, G.722, G.729',
      'about 100 Kbps per call',
      '24–48 hours',
      '1–2 weeks',
      'under 100 ms',
    ])
      expect(page.words).toContain(words);
  });

  test('has benefits, a checklist and statistics', () => {
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.words).toContain(`${title} ${text}`);
    for (const { lead, text } of content.checklist.items) expect(page.words).toContain(`${lead} ${text}`);
    for (const { value } of content.stats.items) expect(page.words).toContain(value);
  });

  test('answers the example of the calculator before any script', () => {
    expect(page.words).toContain(exampleAnswer.sentence);
    expect(page.words).toContain('$960');
    expect(page.words).toContain('$360');
  });

  test('leads Launch Rate Calculator to the signup, next to the lowest rate of the tables', () => {
    expect(page.link(content.savings.rates.launch)?.href).toBe('/signup');
    expect(page.words).toContain(rateText(Math.min(...allRates.map(({ rate }) => rate))));
  });
});
