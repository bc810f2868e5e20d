import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline/promises';
import { CommandFailed } from './command-failed.ts';
import type { Host } from './host.ts';

/** Treats Ctrl-C and Ctrl-D as an empty answer. */
async function ask(terminal: Interface, question: string): Promise<string> {
  const ended = once(terminal, 'close').then(() => '');
  const answered = terminal.question(question).catch(() => '');
  return await Promise.race([answered, ended]);
}

/**
 * Asks for confirmation of an irreversible action.
 * @param yes skips the question (`--yes`)
 * @throws CommandFailed when the answer is no, or there is no terminal
 */
export async function confirm({ stdin, stderr }: Host, what: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!stdin.isTTY) throw new CommandFailed(`${what} Nothing was changed: add --yes to confirm.`);
  const terminal = createInterface({ input: stdin, output: stderr });
  const answer = await ask(terminal, `${what} Type "yes" to continue: `);
  terminal.close();
  if (answer === '') stderr.write('\n');
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandFailed('Nothing was changed.');
}
