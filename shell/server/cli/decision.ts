import { printableLine } from '@site/process';
import type { Command } from 'commander';
import { resultSchema, type SteeringResult } from '../steering/api-schemas.ts';
import { withPage } from '../steering/with-page.ts';
import { type CommonOptions, clientOf, printJson, siteCommand } from './command.ts';
import type { Host } from './host.ts';
import type { SiteAnswer } from './site-client.ts';

/** Options of commands that are recorded in the history. */
export interface NoteOptions extends CommonOptions {
  note?: string;
}

/** Body of a request that may have a note. */
export const noteOf = ({ note }: NoteOptions): { note?: string } => (note ? { note } : {});

/** Creates a command that is recorded in the history. */
export const decisionCommand = (name: string, description: string): Command =>
  siteCommand(name, description).option('--note <text>', 'reason, for the history');

/** Prints the result of a decision. */
export function printResult(
  host: Host,
  { isGood, answer, body }: SiteAnswer<SteeringResult>,
  { json }: CommonOptions,
): void {
  const { outcome, page, message, ms, warnings = [] } = answer;
  if (!isGood) host.exitCode = 1;
  if (json) return void printJson(host, body);
  if (isGood) host.stdout.write(`${outcome === 'live' ? `live in ${ms} ms: ` : ''}${printableLine(message)}\n`);
  else host.stderr.write(`${outcome}: ${printableLine(withPage(page, message))}\n`);
  for (const warning of warnings) host.stderr.write(`warning: ${printableLine(warning)}\n`);
}

/**
 * Requests a decision and prints its result.
 * @param path of the API
 * @param body without the note
 */
export async function decide(
  host: Host,
  options: NoteOptions,
  method: string,
  path: string,
  body: object = {},
): Promise<void> {
  const exchange = { body: { ...body, ...noteOf(options) }, answer: resultSchema };
  printResult(host, await clientOf(host, options).ask(method, path, exchange), options);
}
