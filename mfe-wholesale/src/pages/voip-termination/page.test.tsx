import { contactPath } from '@site/contracts';
import { renderPage, tableRows, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { asrText } from '../../rates/rate.ts';
import { rateSheetHref } from '../../rates/rate-sheet.ts';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { callPath } from './call-path.ts';
import { content } from './content.ts';
import VoipTerminationPage from './page.tsx';

const page = renderPage(VoipTerminationPage);
const linkOf = (name: string) => page.getByRole('link', { name });

describe('the VoIP termination page', () => {
  test('follows a call from the switch to the phone, with ASR, ACD and PDD at each hop', () => {
    expect(page.getByRole('columnheader', { name: content.board.from })).toBeTruthy();
    expect(tableRows(page.element)).toEqual(
      callPath.map(({ name, asr, acd, pdd }) => [name, asrText(asr), `${acd} s`, `${pdd.toFixed(1)} s`]),
    );
  });

  test('downloads exactly the listed rates', () => {
    const listed = [...page.element.querySelectorAll('dl > div')]
      .map((entry) => [...entry.children].map(textOf))
      .filter(([, rate]) => /^\$0\.\d{4}$/.test(rate ?? ''));
    const inSheet = new Map(terminationSheet.rows.map(([destination, , , rate]) => [destination, `$${rate}`]));
    expect([...inSheet]).toEqual(listed);
    const download = linkOf(content.hero.actions[0].label);
    expect(download.getAttribute('href')).toBe(rateSheetHref(terminationSheet));
    expect(download.getAttribute('download')).toMatch(/^sandline-sons-voice-termination-rates-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('shows the volume tiers', () => {
    for (const { tier, volume, features } of terminationTiers)
      expect(page.text).toContain([tier, volume, 'min', ...features].join(' '));
  });

  test('has benefits and a checklist', () => {
    for (const { title, text } of content.hops.items) expect(page.text).toContain(`${title} ${text}`);
    for (const { lead, text } of content.checklist.items) expect(page.text).toContain(`${lead} ${text}`);
  });

  test('draws the stated number of last calls of three carriers', () => {
    const { routes, label, note } = content.checklist.drawing;
    expect(page.getByRole('img', { name: label })).toBeTruthy();
    for (const { calls } of routes) expect(note).toBe(`last ${calls.length} calls`);
  });

  test('links to the signup, the contact form and the calculator', () => {
    const [test, trial] = content.closing.actions;
    for (const { label } of [content.hero.actions[1], test])
      expect(linkOf(label).getAttribute('href')).toBe(contactPath('termination'));
    expect(linkOf(trial.label).getAttribute('href')).toBe('/signup');
    expect(linkOf(content.rates.calculate).getAttribute('href')).toBe('/wholesale-voice-termination-rates#calculator');
  });
});
