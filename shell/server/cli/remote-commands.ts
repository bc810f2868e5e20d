import type { Command } from 'commander';
import { type CommonOptions, clientOf, siteCommand } from './command.ts';
import type { Host } from './host.ts';
import { printResult } from './steer-commands.ts';

interface AddOptions extends CommonOptions {
  note?: string;
  paths?: string;
  publicKeys?: string;
}

const addressOf = (remote: string) => `/-/remotes/${encodeURIComponent(remote)}`;

const addCommand = (host: Host): Command =>
  siteCommand('add-remote', 'add a remote to the running site')
    .argument('<name>', 'remote')
    .argument('[url]', 'address of the folder that holds release.json; none for a remote that is only pushed to')
    .option('--paths <paths>', 'the team answers for, separated by commas: 503 while there is no release')
    .option('--public-keys <keys>', 'of who may sign its releases, separated by commas; none: any release is taken')
    .option('--note <text>', 'why, for the history')
    .action(async (remote: string, source: string | undefined, options: AddOptions) => {
      const { note, paths, publicKeys } = options;
      const body = {
        ...(source && { source }),
        ...(paths && { paths: paths.split(',') }),
        ...(publicKeys && { publicKeys: publicKeys.split(',') }),
        ...(note && { note }),
      };
      printResult(host, await clientOf(host, options).ask('PUT', addressOf(remote), body), options);
    });

const removeCommand = (host: Host): Command =>
  siteCommand('remove-remote', 'take a remote with all of its pages away')
    .argument('<name>', 'remote')
    .option('--note <text>', 'why, for the history')
    .action(async (remote: string, options: Omit<AddOptions, 'paths' | 'publicKeys'>) => {
      const body = options.note ? { note: options.note } : {};
      printResult(host, await clientOf(host, options).ask('DELETE', addressOf(remote), body), options);
    });

/** Commands that change which remotes the site is made of. */
export const remoteCommands = (host: Host): Command[] => [addCommand(host), removeCommand(host)];
