import { describeFailure } from '@site/process';
import { Command, CommanderError } from 'commander';
import { diffCommand } from './diff-command.ts';
import { historyCommand } from './history-command.ts';
import type { Host } from './host.ts';
import { previewCommands } from './preview-command.ts';
import { pushCommand } from './push-command.ts';
import { remoteCommands } from './remote-commands.ts';
import { shareCommand } from './share-command.ts';
import { statusCommand } from './status-command.ts';
import { steerCommands } from './steer-commands.ts';

const WHERE = `
Connects to the running site on this machine at HOST and PORT, or to --site. SITE_TOKEN, or the file SITE_TOKEN_FILE, holds the
token of your team. Results go to standard output, everything else to standard error.

Exit codes: 0 success, 1 failure: nothing has changed, unless the error says that it may still take effect.`;

/** Creates the `site` command, which throws where commander would exit the process. */
function createProgram(host: Host): Command {
  const program = new Command('site')
    .description('Steer the releases of the running site.')
    .addHelpText('after', WHERE);
  program.exitOverride().configureOutput({
    writeOut: (text) => void host.stdout.write(text),
    writeErr: (text) => void host.stderr.write(text),
  });
  for (const command of [
    statusCommand(host),
    historyCommand(host),
    diffCommand(host),
    pushCommand(host),
    ...previewCommands(host),
    shareCommand(host),
    ...steerCommands(host),
    ...remoteCommands(host),
  ])
    program.addCommand(command.copyInheritedSettings(program));
  return program;
}

/**
 * Runs the `site` command. Errors are printed to standard error and set the exit code.
 * @param options arguments after `site`
 */
export async function runSite(host: Host, options: string[]): Promise<void> {
  try {
    await createProgram(host).parseAsync(options, { from: 'user' });
  } catch (error) {
    // Commander has already printed its errors; its help is one with exit code 0.
    if (error instanceof CommanderError) host.exitCode = error.exitCode;
    else {
      host.stderr.write(`${describeFailure(error)}\n`);
      host.exitCode = 1;
    }
  }
}
