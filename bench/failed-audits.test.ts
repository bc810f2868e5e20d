import type { Result } from 'lighthouse';
import { expect, it } from 'vitest';
import { describeFailedAudits, failedAudits } from './failed-audits.ts';

const audit = (id: string, score: number | null, details?: unknown) => ({
  id,
  title: `Title of ${id}`,
  score,
  details,
});

const result = (...audits: ReturnType<typeof audit>[]) =>
  ({
    categories: {
      accessibility: {
        title: 'Accessibility',
        auditRefs: audits.map(({ id }) => ({ id, weight: id === 'hint' ? 0 : 7 })),
      },
    },
    audits: Object.fromEntries(audits.map((one) => [one.id, one])),
  }) as unknown as Result;

const smallLink = { node: { selector: 'main > a.small', snippet: '<a class="small" href="/">' } };

it('the report names page, audit and element of each failure', () => {
  const failed = failedAudits('/pricing', result(audit('target-size', 0, { type: 'table', items: [smallLink] })));
  expect(describeFailedAudits(failed)).toBe(
    '/pricing  Accessibility, target-size: Title of target-size\n    main > a.small  <a class="small" href="/">',
  );
});

it('findings without an element are shown as reported by Lighthouse', () => {
  const message = { source: 'network', description: 'Failed to load resource' };
  const failed = failedAudits('/', result(audit('errors-in-console', 0, { type: 'table', items: [message] })));
  expect(describeFailedAudits(failed)).toContain('{"source":"network","description":"Failed to load resource"}');
});

it('a score slightly below the best counts as failed, because categories are rounded', () => {
  expect(failedAudits('/', result(audit('image-alt', 0.9)))).toHaveLength(1);
});

it('audits that pass, do not apply or have no weight are not reported', () => {
  expect(failedAudits('/', result(audit('list', 1), audit('video-caption', null), audit('hint', 0)))).toEqual([]);
});
