import { contactPath } from '@site/contracts';
import { renderPage, tableRows, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { rateForm } from '../../calculator/rate-form-content.ts';
import { highestRate, lowestRate, rateText } from '../../rates/rate.ts';
import { rateSheetHref } from '../../rates/rate-sheet.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { discountText } from '../../rates/volume-tier.ts';
import { content } from './content.ts';
import { wholesaleVoiceTerminationRates } from './declaration.ts';
import WholesaleVoiceTerminationRatesPage from './page.tsx';
import { example, rateAnswer } from './rate-answer.ts';

const page = renderPage(WholesaleVoiceTerminationRatesPage);
const rows = tableRows(page.getByRole('table', { name: content.table.name }));
const linkOf = (name: string) => page.getByRole('link', { name });

describe('the termination rates page', () => {
  test('shows all rates in one table', () => {
    expect(rows).toEqual(
      terminationRates.map(({ destination, prefix, region, rate }) => [
        destination,
        `+${prefix}`,
        region,
        '',
        rateText(rate),
      ]),
    );
  });

  test('shows the same rates on the board', () => {
    const board = [...page.element.querySelectorAll('dl > div')]
      .map((entry) => [...entry.children].map(textOf))
      .filter(([, rate]) => rate?.startsWith('$'));
    expect(board.toSorted()).toEqual(rows.map(([destination, , , , rate]) => [destination, rate]).toSorted());
  });

  test('has a rate sheet equal to the table, with a line for each Canadian area code', () => {
    const download = linkOf(content.hero.actions[0].label);
    expect(download.getAttribute('href')).toBe(rateSheetHref(terminationSheet));
    expect(download.getAttribute('download')).toMatch(/^sandline-sons-voice-termination-rates-\d{4}-\d\d-\d\d\.csv$/);
    const cells = terminationSheet.rows.map(([destination, prefix = '', region, rate]) => [
      destination,
      /^1\d/.test(prefix) ? '+1' : `+${prefix}`,
      region,
      '',
      `$${rate}`,
    ]);
    expect([...new Map(cells.map((row) => [row.join(), row])).values()]).toEqual(rows);
    const prefixes = terminationSheet.rows.map(([, prefix]) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  test('offers the destinations of the table in the calculator', () => {
    const options = page.getAllByRole('option').map(textOf);
    expect(options.toSorted()).toEqual(rows.map(([destination = '']) => destination).toSorted());
  });

  test('answers the example without script, and marks its tier', () => {
    const { label, figure, sentence, tier } = rateAnswer(example);
    const discount = terminationTiers.find((listed) => listed.tier === tier)?.discount ?? 0;
    expect(textOf(page.getByRole('status'))).toBe(`${label} ${figure} ${sentence}`);
    expect(page.text).toContain(`${discountText(discount)} ${content.calculator.mark} ${tier}`);
    expect(linkOf(content.hero.actions[1].label).getAttribute('href')).toBe('#calculator');
    expect(linkOf(rateForm.launch).getAttribute('href')).toBe('/signup');
  });

  test('shows the volume tiers and the minimum below them', () => {
    for (const { tier, volume, features } of terminationTiers)
      expect(page.text).toContain([tier, volume, 'min', ...features].join(' '));
    expect(page.text).toContain(content.calculator.note);
  });

  test('has benefits and a checklist', () => {
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.text).toContain(`${title} ${text}`);
    for (const { lead, text } of content.checklist.items) expect(page.text).toContain(`${lead} ${text}`);
  });

  test('marks up every rate for search engines', () => {
    expect(wholesaleVoiceTerminationRates.meta.jsonLd?.[2]).toMatchObject({
      '@type': 'Product',
      offers: {
        lowPrice: lowestRate(terminationRates).rate,
        highPrice: highestRate(terminationRates).rate,
        offerCount: terminationRates.length,
      },
    });
  });

  test('closes with a rate specialist and the signup', () => {
    const [compare, trial] = content.closing.actions;
    expect(linkOf(compare.label).getAttribute('href')).toBe(contactPath('rate-specialist'));
    expect(linkOf(trial.label).getAttribute('href')).toBe('/signup');
  });
});
