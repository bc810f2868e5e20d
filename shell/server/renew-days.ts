import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import { type Composer, composeSet } from './compose/compose-set.ts';
import type { Composition, Fault } from './compose/composition.ts';
import type { Metrics } from './serve/metrics.ts';
import type { Failure } from './site-report.ts';

interface FailedDay extends Failure {
  version: string;
  day: string;
}

/** Renders date-dependent pages again when the day changes. */
export interface DayRenewal {
  /** Returns live releases with pages of another day, except those that failed to render for today. */
  due(composition: Composition): Release[];
  /** @returns undefined when no page could be rendered for the new day */
  renew(composition: Composition, owners: Record<string, string>): Promise<Composition | undefined>;
  /** Returns why live pages are outdated. */
  failure(composition: Composition | undefined): Failure | null;
  /** Allows releases that failed to render to be tried again. */
  forgetFailures(): void;
}

export interface DayRenewalParts {
  composer: Composer;
  /** @returns the date, `YYYY-MM-DD` */
  today: () => string;
  logger: Logger;
  metrics: Metrics;
}

export function createDayRenewal({ composer, today, logger, metrics }: DayRenewalParts): DayRenewal {
  const failed = new Map<string, FailedDay>();

  const stale = ({ releases, days }: Composition) => {
    const day = today();
    const needsToday = ({ pages }: Release) => pages.some((page) => page.needsToday);
    return [...releases.values()].filter((release) => needsToday(release) && days.get(release.name) !== day);
  };

  const failureOf = ({ name, version }: Release) => {
    const failure = failed.get(name);
    return failure?.version === version && failure.day === today() ? failure : undefined;
  };

  const due = (composition: Composition) => stale(composition).filter((release) => !failureOf(release));

  const note = ({ name, version }: Release, from: string, day: string, { reason }: Fault) => {
    const sentence = `${name} ${version}, which is live, stays at ${from}: ${reason.replace(/\.$/, '')}. Publish a release that can be rendered for ${day}.`;
    const failure = { version, day, reason: sentence, at: new Date().toISOString() };
    failed.set(name, failure);
    metrics.compositions.inc({ outcome: 'failed' });
    logger.error(failure, 'rendering pages for a new day failed');
  };

  return {
    due,
    async renew(composition, owners) {
      const { releases: live, days: before } = composition;
      const day = today();
      let renewing = due(composition);
      while (renewing.length > 0) {
        const days = new Map([...before, ...renewing.map(({ name }) => [name, day] as const)]);
        const outcome = await composeSet(composer, live, { live, owners, today: day, days });
        if ('documents' in outcome) return outcome;
        // Without a name, any of them may be at fault.
        const culprits = renewing.filter(({ name }) => name === outcome.remote);
        const left = culprits.length > 0 ? culprits : renewing;
        for (const release of left) note(release, before.get(release.name) ?? '', day, outcome);
        renewing = renewing.filter((release) => !left.includes(release));
      }
      return undefined;
    },
    failure: (composition) => (composition && stale(composition).map(failureOf).find(Boolean)) ?? null,
    forgetFailures: () => failed.clear(),
  };
}
