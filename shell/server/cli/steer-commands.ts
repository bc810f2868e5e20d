import type { Command } from 'commander';
import { decide, decisionCommand, type NoteOptions } from './decision.ts';
import type { Host } from './host.ts';
import { remotePath } from './paths.ts';

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

/** Creates the commands that decide which release of a remote is live. */
export const steerCommands = (host: Host): Command[] =>
  verbs.map(({ name, version, description }) => {
    const command = decisionCommand(name, description).argument('<name>', 'remote');
    if (version) command.argument(version, 'as `history` and `status` print it');
    return command.action(async (remote: string, ...rest: unknown[]) => {
      const given = version ? (rest[0] as string | undefined) : undefined;
      const options = rest[version ? 1 : 0] as NoteOptions;
      // An empty version, such as of an unset shell variable, must not become a rollback to the previous release.
      const body = { ...(given !== undefined && { version: given }) };
      await decide(host, options, 'POST', `${remotePath(remote)}/${name}`, body);
    });
  });
