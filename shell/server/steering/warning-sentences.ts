import type { Warning } from '../compose/composition.ts';
import { withPage } from './with-page.ts';

/** Returns the warnings about a remote as sentences; undefined without any. */
export function warningSentences(remote: string, warnings: Warning[]): string[] | undefined {
  const own = warnings.filter((warning) => warning.remote === remote);
  return own.length > 0 ? own.map(({ page, message }) => withPage(page, message)) : undefined;
}
