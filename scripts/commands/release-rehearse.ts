import { ConfigurationError, printableLine } from '@site/process';
import { readEnvironment } from '../../shell/server/env.ts';
import { type RehearsedRemote, rehearse } from '../../shell/server/rehearse/rehearse.ts';
import { shell } from '../build/build-targets.ts';
import { isSiteAddress, parseOptions } from '../parse-options.ts';
import { build } from './build.ts';

const USAGE = 'Usage: npm run release:rehearse -- [--site https://www.example.com]; REMOTES sets other sources.';

function siteFrom(options: string[]): string | undefined {
  const { site } = parseOptions(USAGE, { args: options, options: { site: { type: 'string' } } }).values;
  if (site !== undefined && !isSiteAddress(site)) throw new ConfigurationError(USAGE);
  return site;
}

function describe({ remote, outcome, version, pages, page, problem }: RehearsedRemote): string {
  const release = [remote, version, page].filter(Boolean).join(' ');
  return `${outcome.padEnd(7)} ${release}${problem ? `: ${problem}` : `, ${pages} pages`}`;
}

/**
 * `npm run release:rehearse -- [--site URL]`: composes the present releases of the remotes with this checkout's shell,
 * and reports those that it would refuse.
 */
export async function run(options: string[]): Promise<number> {
  const site = siteFrom(options);
  if (!(await build([shell.name]))) return 1;
  const rehearsed = await rehearse(readEnvironment(), site);
  for (const one of rehearsed) console.log(printableLine(describe(one)));
  const bad = rehearsed.filter(({ outcome }) => outcome !== 'ok');
  if (bad.length === 0) return 0;
  console.error(
    `This shell may not serve ${bad.length} of ${rehearsed.length} remotes: fix that before you deploy it.`,
  );
  return 1;
}
