import { contactPath } from '@site/contracts';
import { renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { lowestRate, rateText } from '../../rates/rate.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { content } from './content.ts';
import SipTrunkingPage from './page.tsx';
import { savingsAnswer } from './savings-answer.ts';
import { calculator, example } from './savings-content.ts';

const page = renderPage(SipTrunkingPage);

describe('the SIP trunking page', () => {
  test('states in its heading what changes and what stays', () => {
    expect(page.getByRole('heading', { level: 1, name: content.hero.title })).toBeTruthy();
  });

  test('links Get SIP Trunks to the contact form and Calculate Savings to the calculator', () => {
    for (const link of page.getAllByRole('link', { name: 'Get SIP Trunks' }))
      expect(link.getAttribute('href')).toBe(contactPath('sip-trunks'));
    expect(page.getByRole('link', { name: 'Calculate Savings' }).getAttribute('href')).toBe('#savings');
  });

  test('draws the route from the PBX to two hosts with failover', () => {
    const { pbx, firewall, primary, standby, failover, drawing } = content.board;
    expect(page.getByRole('img', { name: drawing })).toBeTruthy();
    for (const text of [pbx, firewall, primary.name, standby.name, failover]) expect(page.text).toContain(text);
    expect(drawing).toContain(failover);
  });

  test.each(content.specification.rows)('specifies $name: $value', ({ name, value, note }) => {
    expect(page.text).toContain(`${name} ${value} ${note}`);
  });

  test('has benefits, a checklist and statistics', () => {
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.text).toContain(`${title} ${text}`);
    for (const { lead, text } of content.checklist.items) expect(page.text).toContain(`${lead} ${text}`);
    for (const { label, value } of content.stats.items) expect(page.text).toContain(`${label} ${value}`);
  });

  test('answers the example of the calculator without script', () => {
    const { figure, sentence } = savingsAnswer(example);
    expect(page.text).toContain(sentence);
    expect(page.text).toContain(`${figure} ${calculator.reduction}`);
  });

  test('links Launch Rate Calculator to the signup, next to the lowest rate of the tables', () => {
    expect(page.getByRole('link', { name: content.savings.rates.launch }).getAttribute('href')).toBe('/signup');
    expect(page.text).toContain(rateText(lowestRate(allRates).rate));
  });
});
