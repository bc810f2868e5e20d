import type { Command } from 'commander';
import { decide, decisionCommand, type NoteOptions } from './decision.ts';
import type { Host } from './host.ts';
import { remotePath } from './paths.ts';

interface AddOptions extends NoteOptions {
  paths?: string;
  publicKeys?: string;
}

const addCommand = (host: Host): Command =>
  decisionCommand('add-remote', 'add a remote to the running site')
    .argument('<name>', 'remote')
    .argument('[url]', 'address of the folder with release.json; none for a push-only remote')
    .option('--paths <paths>', 'owned by the team, separated by commas; 503 while there is no release')
    .option(
      '--public-keys <keys>',
      'that may sign its releases, separated by commas; without any, signatures are not checked',
    )
    .action(async (remote: string, source: string | undefined, options: AddOptions) => {
      const { paths, publicKeys } = options;
      const body = {
        // Empty values, such as of unset shell variables, are refused by the site: without keys, signatures are not checked.
        ...(source !== undefined && { source }),
        ...(paths !== undefined && { paths: paths.split(',') }),
        ...(publicKeys !== undefined && { publicKeys: publicKeys.split(',') }),
      };
      await decide(host, options, 'PUT', remotePath(remote), body);
    });

const removeCommand = (host: Host): Command =>
  decisionCommand('remove-remote', 'remove a remote with all of its pages')
    .argument('<name>', 'remote')
    .action((remote: string, options: NoteOptions) => decide(host, options, 'DELETE', remotePath(remote)));

/** Creates the commands that add and remove remotes. */
export const remoteCommands = (host: Host): Command[] => [addCommand(host), removeCommand(host)];
