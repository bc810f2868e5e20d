import { contactPath } from '@site/contracts';
import { renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { wholesaleVoipExperts } from './declaration.ts';
import WholesaleVoipExpertsPage from './page.tsx';

const page = renderPage(WholesaleVoipExpertsPage);
const { figures } = content.console;

describe('the page of the wholesale VoIP experts', () => {
  test.each(figures)('shows $short on the console, with its latest value', ({ short, value, unit, trace }) => {
    expect(page.text).toContain(`${short} ${value} ${content.board.now} ${trace.values.at(-1)}${unit}`);
  });

  test('draws an example within the promised limits', () => {
    const [{ trace: asr }, { trace: acd }, { trace: pdd }, { trace: completion }] = figures;
    expect(Math.min(...asr.values)).toBeGreaterThanOrEqual(asr.limit);
    expect(Math.min(...acd.values)).toBeGreaterThanOrEqual(acd.limit);
    expect(Math.max(...pdd.values)).toBeLessThan(pdd.limit);
    expect(Math.max(...completion.values)).toBeLessThanOrEqual(completion.limit);
  });

  test.each(figures)('explains $name and the consequence of missing it', ({ name, value, meaning, action }) => {
    expect(page.text).toContain(`${name} ${meaning} ${value} ${action}`);
  });

  test('describes a night in which the delay crossed the limit and recovered', () => {
    const { label, trace, log } = content.account.drawing;
    const longest = Math.max(...trace.values);
    expect(page.getByRole('img', { name: label })).toBeTruthy();
    expect(longest).toBeGreaterThan(trace.limit);
    expect(label).toContain(`${longest} seconds`);
    expect(trace.values.at(-1)).toBeLessThan(trace.limit);
    for (const { title } of log) expect(page.text).toContain(title);
  });

  test('lists the scope of every account and the benefits', () => {
    for (const { lead, text } of content.account.items) expect(page.text).toContain(`${lead} ${text}`);
    for (const { title, text } of Object.values(content.benefits.items))
      expect(page.text).toContain(`${title} ${text}`);
  });

  test('states years of experience and further statistics', () => {
    expect(page.text).toContain(`${content.years.figure} ${content.years.title}`);
    expect(wholesaleVoipExperts.meta.description).toContain(`${content.years.figure} years`);
    for (const { value, label } of content.years.stats) expect(page.text).toContain(`${label} ${value}`);
  });

  test('links Get Started Today to the contact form and the second button to the explanation', () => {
    const [, read] = content.hero.actions;
    expect(page.getByRole('link', { name: 'Get Started Today' }).getAttribute('href')).toBe(contactPath('wholesale'));
    expect(page.getByRole('link', { name: read.label }).getAttribute('href')).toBe('#console');
  });
});
