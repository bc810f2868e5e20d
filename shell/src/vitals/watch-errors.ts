import type { ErrorQueue } from '../starter/sample-visitor.ts';
import type { PageViews } from './page-views.ts';

/** In an address or a stack trace. */
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?)-extension\b/;

/** Browser extensions fail as well, which no team can fix. */
export const isOfExtension = (...origins: unknown[]): boolean => EXTENSION.test(origins.join());

/** Counts uncaught errors, including those reported by the application, and unhandled rejections. */
export function watchErrors(views: Pick<PageViews, 'countError'>, script: Pick<ErrorQueue, 'errors'>): void {
  const count = (event: Event) => {
    const { filename, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    if (!isOfExtension(filename, (error ?? reason)?.stack)) views.countError();
  };
  for (const event of script.errors) count(event);
  script.errors.push = count;
}
