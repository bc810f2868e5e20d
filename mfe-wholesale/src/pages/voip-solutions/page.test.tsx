import { contactPath } from '@site/contracts';
import { renderPage, tableRows } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { factText } from '../../facts/fact-texts.ts';
import { callCosts, totalCost } from './call-costs.ts';
import { content } from './content.ts';
import VoipSolutionsPage from './page.tsx';

const page = renderPage(VoipSolutionsPage);
const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');

describe('the VoIP solutions page', () => {
  test('splits one call into its costs, on an old line and over VoIP', () => {
    expect(tableRows(page.element)).toEqual([
      ...callCosts.map(({ name, oldLine, voip }) => [name, `${oldLine}¢`, `${voip}¢`]),
      [content.board.total, `${totalCost('oldLine')}¢`, `${totalCost('voip')}¢`],
    ]);
    expect(page.getByRole('img', { name: content.board.drawing })).toBeTruthy();
    expect(page.text).toContain(`up to ${factText.largestSavings} less per call`);
  });

  test('states the reason for each reduction, and links the hero to it', () => {
    for (const { name, oldLine, voip, title, text } of callCosts)
      expect(page.text).toContain(`−${oldLine - voip}¢ ${name} ${title} ${text}`);
    expect(hrefOf(content.hero.actions[1].label)).toBe('#costs');
  });

  test('offers three products, each on its own page', () => {
    for (const { title, text, link, href } of Object.values(content.ways.items)) {
      expect(page.text).toContain(`${title} ${text}`);
      expect(hrefOf(link)).toBe(href);
    }
  });

  test('has a checklist and statistics', () => {
    for (const { lead, text } of content.checklist.items) expect(page.text).toContain(`${lead} ${text}`);
    for (const { value, label } of content.figures.stats) expect(page.text).toContain(`${label} ${value}`);
  });

  test('links to the contact form and the signup', () => {
    const [send, trial] = content.closing.actions;
    for (const { label } of [content.hero.actions[0], send]) expect(hrefOf(label)).toBe(contactPath('voip-solutions'));
    expect(hrefOf(trial.label)).toBe('/signup');
  });
});
