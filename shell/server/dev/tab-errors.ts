import { isDeepStrictEqual } from 'node:util';
import type { Problem, TabError } from './messages.ts';
import type { Problems } from './problems.ts';

/** A tab may throw in each frame, with other words each time. */
const MAX_REPORTS = 20;

/** Errors that open tabs have reported since the last build. */
interface TabErrors {
  take(error: TabError): Promise<void>;
  forget(): void;
}

/** @param placeOf finds the source location of a stack, which takes too long to do it in each frame */
export function createTabErrors(
  problems: Problems,
  placeOf: (stack: string) => Promise<string | undefined>,
): TabErrors {
  const reports = new Set<string>();
  return {
    async take(error) {
      const report = JSON.stringify(error);
      if (reports.size >= MAX_REPORTS || reports.has(report)) return;
      reports.add(report);
      const place = error.stack && (await placeOf(error.stack));
      const problem: Problem = { by: 'browser', page: error.path, place, message: error.message };
      const before = problems.list().filter(({ by }) => by === 'browser');
      // React renders again what has thrown, which gives the same error another stack.
      if (before.some((known) => isDeepStrictEqual(known, problem))) return;
      problems.replace('browser', [...before, problem]);
    },
    forget() {
      reports.clear();
      problems.replace('browser', []);
    },
  };
}
