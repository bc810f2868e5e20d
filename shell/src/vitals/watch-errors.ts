import type { ErrorQueue } from '../starter/sample-visitor.ts';
import type { PageViews } from './page-views.ts';

/** In an address or a stack trace. */
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?)-extension\b/;

/** Extensions of a visitor's browser fail as well, and no team can do anything about that. */
export const isOfExtension = (...origins: unknown[]): boolean => EXTENSION.test(origins.join());

/** Counts uncaught errors, which include those that the application reports, and promises that were rejected. */
export function watchErrors(views: Pick<PageViews, 'countError'>, script: Pick<ErrorQueue, 'errors'>): void {
  const count = (event: Event) => {
    const { filename, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    if (!isOfExtension(filename, (error ?? reason)?.stack)) views.countError();
  };
  for (const event of script.errors) count(event);
  script.errors.push = count;
}
