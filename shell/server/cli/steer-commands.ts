import type { Command } from 'commander';
import { resultSchema, type SteeringResult } from '../steering/answers.ts';
import { withPage } from '../steering/with-page.ts';
import { type CommonOptions, clientOf, decisionCommand, type NoteOptions, noteOf, printJson } from './command.ts';
import type { Host } from './host.ts';
import type { SiteAnswer } from './site-client.ts';

interface Verb {
  name: string;
  /** `[version]` or `<version>`; absent for verbs without a version. */
  version?: string;
  description: string;
}

const verbs: Verb[] = [
  {
    name: 'rollback',
    version: '[version]',
    description:
      'end the share of a release, or return to the previous release or VERSION and stay on it until unpin or promote',
  },
  {
    name: 'promote',
    version: '<version>',
    description: 'make a stored release live until a newer one is published',
  },
  { name: 'pin', version: '[version]', description: 'stay on the live release or VERSION' },
  { name: 'unpin', description: 'follow the newest release again' },
  { name: 'pause', description: 'accept no new releases' },
  { name: 'resume', description: 'accept new releases again' },
];

/** Prints the result of a decision. */
export function printResult(
  host: Host,
  { isGood, answer, body }: SiteAnswer<SteeringResult>,
  { json }: CommonOptions,
): void {
  const { outcome, page, message, ms, warnings = [] } = answer;
  if (!isGood) host.exitCode = 1;
  if (json) return void printJson(host, body);
  if (isGood) host.stdout.write(`${outcome === 'live' ? `live in ${ms} ms: ` : ''}${message}\n`);
  else host.stderr.write(`${outcome}: ${withPage(page, message)}\n`);
  for (const warning of warnings) host.stderr.write(`warning: ${warning}\n`);
}

/** Creates the commands that decide which release of a remote is live. */
export const steerCommands = (host: Host): Command[] =>
  verbs.map(({ name, version, description }) => {
    const command = decisionCommand(name, description).argument('<name>', 'remote');
    if (version) command.argument(version, 'as `history` and `status` print it');
    return command.action(async (remote: string, ...rest: unknown[]) => {
      const given = version ? (rest[0] as string | undefined) : undefined;
      const options = rest[version ? 1 : 0] as NoteOptions;
      // An empty version, such as of an unset shell variable, must not become a rollback to the previous release.
      const body = { ...(given !== undefined && { version: given }), ...noteOf(options) };
      const path = `/-/remotes/${encodeURIComponent(remote)}/${name}`;
      printResult(host, await clientOf(host, options).ask('POST', path, { body, answer: resultSchema }), options);
    });
  });
