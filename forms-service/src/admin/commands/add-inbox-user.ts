import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Command, InvalidArgumentError } from 'commander';
import { hashPassword, INBOX_USER } from '../../inbox/passwords.ts';
import { CommandFailed } from '../command-failed.ts';
import { jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';

const SHORTEST = 12;

const EXAMPLES = `
Prompts for a password of at least ${SHORTEST} characters and prints an entry for INBOX_USERS, a comma-separated list.
The password itself is not stored.

Examples:
  npm run --silent leads -- inbox-user mara
  printf %s "$PASSWORD" | npm run --silent leads -- inbox-user mara`;

function toName(text: string): string {
  if (INBOX_USER.test(`${text}:scrypt.${'a'.repeat(22)}.${'a'.repeat(43)}`)) return text;
  throw new InvalidArgumentError('Write a name of letters, digits, dots, dashes and @, such as mara.');
}

/** Suppresses the echo of typed characters. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function readPassword({ stdin, stderr }: Host): Promise<string> {
  if (stdin.isTTY) stderr.write('Password: ');
  const lines = createInterface({ input: stdin, output: nowhere(), terminal: stdin.isTTY === true });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}

async function addUser(host: Host, name: string, { json }: { json?: true }): Promise<void> {
  const password = await readPassword(host);
  if (password.length < SHORTEST)
    throw new CommandFailed(`Choose a password of at least ${SHORTEST} characters, such as four words.`);
  const entry = `${name}:${await hashPassword(password)}`;
  await (json ? printJson(host.stdout, { entry }) : print(host.stdout, [`${entry}\n`]));
}

/** `leads inbox-user` */
export const inboxUserCommand = (host: Host) =>
  new Command('inbox-user')
    .description('create an INBOX_USERS entry for a person who may answer leads')
    .argument('<name>', 'name to sign in with', toName)
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((name, options) => addUser(host, name, options));
