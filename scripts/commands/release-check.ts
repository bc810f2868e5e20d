import { existsSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { ConfigurationError, printableLine } from '@site/process';
import { cleanUpOnSignals } from '../../bench/resources.ts';
import { openLiveSite } from '../../shell/server/mirror/live-site.ts';
import { isSiteAddress, parseOptions } from '../parse-options.ts';
import { checkRelease } from '../release-check/check-release.ts';
import { build } from './build.ts';

const USAGE = `Usage: npm run release:check -- NAME [FOLDER] [--page /path …] [--site https://www.example.com]; NAME is one of ${remoteNames.join(', ')}.`;

interface Wanted {
  remote: string;
  /** Folder of an existing release. */
  folder?: string | undefined;
  /** Paths of the pages to open; all when empty. */
  only: string[];
  site?: string | undefined;
}

function readOptions(args: string[]): Wanted {
  const { values, positionals } = parseOptions(USAGE, {
    args,
    allowPositionals: true,
    options: { site: { type: 'string' }, page: { type: 'string', multiple: true } },
  });
  const { site, page: only = [] } = values;
  const [name, folder, ...more] = positionals;
  const remote = remoteNames.find((one) => one === name);
  if (!remote || more.length > 0 || (site !== undefined && !isSiteAddress(site))) throw new ConfigurationError(USAGE);
  return { remote, folder, only, site };
}

/**
 * `npm run release:check -- NAME [FOLDER] [--page PATH …] [--site URL]`: composes a release with the live releases of
 * the other remotes, or with those of this checkout, opens its pages in Chromium, and reports problems that visitors
 * would meet.
 */
export async function run(options: string[]): Promise<number> {
  const { remote, folder: givenFolder, only, site } = readOptions(options);
  // A build would be in vain without the running site.
  if (site) await openLiveSite(site).composition();
  if (!(await build())) return 1;
  const folder = path.resolve(givenFolder ?? inProject(`mfe-${remote}/dist`));
  if (!existsSync(path.join(folder, RELEASE_FILE)))
    throw new ConfigurationError(`Build the release first: there is no ${RELEASE_FILE} in ${folder}.`);
  cleanUpOnSignals();
  const onPage = (page: string, problems: string[]) => {
    console.log(`${problems.length === 0 ? 'ok ' : 'BAD'}  ${printableLine(page)}`);
    for (const problem of problems) console.log(`     ${printableLine(problem)}`);
  };
  const pictures = inProject('.data/release-check', remote);
  const { pages, bad, comparison } = await checkRelease({
    remote,
    folder,
    only,
    site,
    mirror: inProject('.data/mirror'),
    kept: inProject('.data/release-check-site'),
    pictures,
    onPage,
  });
  console.log(`${pages - bad} of ${pages} pages passed. Pictures: ${path.relative(process.cwd(), comparison)}`);
  return bad === 0 ? 0 : 1;
}
