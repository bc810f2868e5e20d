import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderedWords } from '../../testing/rendered-words.ts';
import {
  checklist,
  complianceBadges,
  complianceHead,
  dataControls,
  featuresHead,
  securityFeatures,
  settings,
} from './content.ts';
import SecurityPage from './page.tsx';

const html = renderToStaticMarkup(<SecurityPage />);
const words = renderedWords(html);

describe('the security page', () => {
  it('numbers eight measures from 01 to 08', () => {
    expect(securityFeatures).toHaveLength(8);
    expect(featuresHead.title).toBe('Eight measures');
    for (const [index, { title, text }] of securityFeatures.entries())
      expect(words).toContain(`0${index + 1} ${title} ${text}`);
  });

  it('shows four badges, and says of each what it is, what one gets and what it does not say', () => {
    expect(complianceBadges.map(({ name }) => name)).toEqual(['SOC 2 Type II', 'ISO 27001', 'GDPR', 'HIPAA']);
    const { questions } = complianceHead;
    for (const { name, kind, meaning, ask, limit } of complianceBadges) {
      expect(words).toContain(`${name} ${kind}`);
      expect(words).toContain(
        `${name} ${questions.meaning} ${meaning} ${questions.ask} ${ask} ${questions.limit} ${limit}`,
      );
    }
  });

  it('lists what a customer decides about data, also for those who cannot see the drawing', () => {
    for (const { title, value, text } of dataControls) expect(words).toContain(`${title} ${value} ${text}`);
    expect(html).toContain(`role="img" aria-label="${settings.label}"`);
  });

  it('draws settings that can be chosen', () => {
    expect(settings.region.options).toContain(settings.region.chosen);
    expect(`${settings.retention.from} to ${settings.retention.to}`).toBe(dataControls[0]?.value);
  });

  it('counts what to set on the first day', () => {
    expect(checklist.items).toHaveLength(7);
    expect(checklist.title).toContain('Seven');
    for (const { lead, text } of checklist.items) expect(words).toContain(`${lead} ${text}`);
  });

  it('leads to the people who answer', () => {
    expect(html.split(`href="${contactPath('security')}"`)).toHaveLength(3);
  });
});
