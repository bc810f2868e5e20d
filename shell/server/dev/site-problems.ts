import type { SiteReport } from '../site-report.ts';
import type { Problem } from './messages.ts';

/** Links to pages of teams that are not part of the local site are not problems. */
const isLink = (message: string) => /^Links to \S+, which does not exist\.$/.test(message);

/**
 * Lists refusals, failures and warnings of local releases.
 * @param isWhole whether the local site has all remotes
 */
export function siteProblems(
  { refused, failed, warnings }: Pick<SiteReport, 'refused' | 'failed' | 'warnings'>,
  names: Set<string>,
  isWhole: boolean,
): Problem[] {
  const refusals = refused
    .filter(({ remote }) => names.has(remote))
    .map(({ remote, page, reason }): Problem => ({ by: 'site', remote, page, message: reason }));
  const hints = warnings
    .filter(({ remote, message }) => names.has(remote) && (isWhole || !isLink(message)))
    .map(({ remote, page, message }): Problem => ({ by: 'site', remote, page, message }));
  return [...refusals, ...(failed ? [{ by: 'site' as const, message: failed.reason }] : []), ...hints];
}
