import type { Command } from 'commander';
import * as z from 'zod';
import { withPage } from '../steering/with-page.ts';
import { type CommonOptions, clientOf, printJson, siteCommand } from './command.ts';
import type { Host } from './host.ts';
import type { SiteAnswer } from './site-client.ts';

interface SteerOptions extends CommonOptions {
  note?: string;
}

interface Verb {
  name: string;
  /** `[version]` or `<version>`, for those that take one. */
  version?: string;
  description: string;
}

const verbs: Verb[] = [
  {
    name: 'rollback',
    version: '[version]',
    description:
      'end the share of a release, or else go back to the release before, or to VERSION, and stay on it until unpin or promote',
  },
  {
    name: 'promote',
    version: '<version>',
    description: 'make a release of the store live, until a newer one is published',
  },
  { name: 'pin', version: '[version]', description: 'stay on what is live, or on VERSION' },
  { name: 'unpin', description: 'follow the newest release again' },
  { name: 'pause', description: 'take no new release' },
  { name: 'resume', description: 'take new releases again' },
];

const resultSchema = z.object({
  outcome: z.string(),
  page: z.string().optional(),
  message: z.string(),
  ms: z.number(),
  warnings: z.array(z.string()).default([]),
});

/** Prints what came of a request. */
export function printResult(host: Host, { isGood, body }: SiteAnswer, { json }: CommonOptions): void {
  const { outcome, page, message, ms, warnings } = resultSchema.parse(body);
  if (!isGood) host.exitCode = 1;
  if (json) return void printJson(host, body);
  if (isGood) host.stdout.write(`${outcome === 'live' ? `live in ${ms} ms: ` : ''}${message}\n`);
  else host.stderr.write(`${outcome}: ${withPage(page, message)}\n`);
  for (const warning of warnings) host.stderr.write(`warning: ${warning}\n`);
}

/** Commands that decide which release of a remote is live. */
export const steerCommands = (host: Host): Command[] =>
  verbs.map(({ name, version, description }) => {
    const command = siteCommand(name, description).argument('<name>', 'remote');
    if (version) command.argument(version, 'as `history` and `status` print it');
    return command
      .option('--note <text>', 'why, for the history')
      .action(async (remote: string, ...rest: unknown[]) => {
        const given = version ? (rest[0] as string | undefined) : undefined;
        const options = rest[version ? 1 : 0] as SteerOptions;
        const body = { ...(given && { version: given }), ...(options.note && { note: options.note }) };
        const path = `/-/remotes/${encodeURIComponent(remote)}/${name}`;
        printResult(host, await clientOf(host, options).ask('POST', path, body), options);
      });
  });
