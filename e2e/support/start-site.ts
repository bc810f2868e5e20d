import { announceSite } from '@site/dev-tools/browser/running-site.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { withoutRateLimits } from '@site/dev-tools/service.ts';
import { announcePages } from './read-pages.ts';

interface Report {
  failed: { reason: string } | null;
  refused: { remote: string; page?: string; reason: string }[];
  warnings: { remote: string; page?: string; message: string }[];
}

const describeRefusal = ({ remote, page, reason }: Report['refused'][number]) =>
  `The release of ${remote} was refused: ${page ? `${page}: ` : ''}${reason}`;

/**
 * Starts one site for all tests and prints the shell's messages about releases.
 * @returns stops the site
 * @throws when the site could not be composed, or a release was refused
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = new LocalSite({ environment: withoutRateLimits, kept: process.env.KEPT_SITE });
  await site.start();
  announceSite(site);
  const report = (await (await fetch(`${site.url}/-/composition`)).json()) as Report;
  for (const { remote, page = '', message } of report.warnings) console.warn(`Warning: ${remote} ${page}: ${message}`);
  const problems = [...(report.failed ? [report.failed.reason] : []), ...report.refused.map(describeRefusal)];
  if (problems.length > 0) {
    await site.stop();
    throw new Error(problems.join('\n'));
  }
  await site.keep();
  await announcePages(site.url);
  return () => site.stop();
}
