import type { SiteReport } from '../site-report.ts';
import type { Problem } from './messages.ts';

/** A link to a page of a team that is not there says nothing about the link. */
const isLink = (message: string) => /^Links to \S+, which does not exist\.$/.test(message);

/**
 * What keeps the releases of this machine from going live, or should be known of them.
 * @param isWhole whether all remotes of the site are there
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
