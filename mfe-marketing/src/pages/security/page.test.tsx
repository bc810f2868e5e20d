import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import SecurityPage from './page.tsx';

const page = renderPage(SecurityPage);
const { checklist, closing, complianceBadges, complianceHead, dataControls, hero, securityFeatures, settings } =
  content;

describe('the security page', () => {
  test('numbers its measures from 01', () => {
    for (const [index, { title, text }] of securityFeatures.entries())
      expect(page.text).toContain(`${String(index + 1).padStart(2, '0')} ${title} ${text}`);
  });

  test.each(complianceBadges)('states definition, deliverable and limits of $name', (badge) => {
    const { name, kind, meaning, ask, limit } = badge;
    const { questions } = complianceHead;
    expect(page.text).toContain(`${name} ${kind}`);
    expect(page.text).toContain(
      `${name} ${questions.meaning} ${meaning} ${questions.ask} ${ask} ${questions.limit} ${limit}`,
    );
  });

  test("lists a customer's choices about data, with text alternatives for the drawing", () => {
    for (const { title, value, text } of dataControls) expect(page.text).toContain(`${title} ${value} ${text}`);
    page.getByRole('img', { name: settings.label });
  });

  test('draws settings that can be chosen', () => {
    expect(settings.region.options).toContain(settings.region.chosen);
    expect(`${settings.retention.from} to ${settings.retention.to}`).toBe(dataControls[0]?.value);
  });

  test('lists the settings for the first day', () => {
    for (const item of checklist.items)
      expect(page.text).toContain(typeof item === 'string' ? item : `${item.lead} ${item.text}`);
  });

  test('links to the engineers', () => {
    expect(hrefsOf(page, hero.ask)).toEqual([contactPath('security')]);
    expect(closing.actions.map(({ label }) => hrefsOf(page, label))).toEqual([
      [contactPath('security')],
      ['/privacy-policy'],
    ]);
  });
});
