import { ConfigurationError } from '@site/process';
import type { Command } from 'commander';
import * as z from 'zod';
import { type CommonOptions, clientOf, siteCommand } from './command.ts';
import type { Host } from './host.ts';
import type { SiteAnswer, SiteClient } from './site-client.ts';
import { printResult } from './steer-commands.ts';

interface PreviewOptions extends CommonOptions {
  note?: string;
}

const linksSchema = z.object({ path: z.string(), url: z.string() });

const THIS_MACHINE = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Prints what came of a preview; its link stands on a line of its own. */
export function printPreview(host: Host, { site }: SiteClient, answer: SiteAnswer, options: CommonOptions): void {
  printResult(host, answer, options);
  const { data: links } = linksSchema.safeParse(answer.body);
  if (!links || options.json) return;
  host.stdout.write(`${links.url}\n`);
  const here = new URL(links.path, site).href;
  if (here !== links.url && THIS_MACHINE.has(site.hostname)) host.stdout.write(`on this machine: ${here}\n`);
}

/** `wholesale@1.0.0-0190635d11` */
function parseTarget(target: string): { remote: string; version: string } {
  const [remote, version, ...rest] = target.split('@');
  if (remote && version && rest.length === 0) return { remote, version };
  throw new ConfigurationError(`Name a release such as wholesale@1.0.0-0190635d11, not ${target}.`);
}

function addressOf(target: string): string {
  const { remote, version } = parseTarget(target);
  return `/-/remotes/${encodeURIComponent(remote)}/releases/${encodeURIComponent(version)}/preview`;
}

const releaseCommand = (name: string, description: string): Command =>
  siteCommand(name, description)
    .argument('<name@version>', 'remote and release, as `history` and `push` print them')
    .option('--note <text>', 'why, for the history');

const bodyOf = ({ note }: PreviewOptions) => (note ? { note } : {});

const startCommand = (host: Host): Command =>
  releaseCommand('preview', 'show a stored release to those who get the link, together with what is live').action(
    async (target: string, options: PreviewOptions) => {
      const client = clientOf(host, options);
      printPreview(host, client, await client.ask('POST', addressOf(target), bodyOf(options)), options);
    },
  );

const endCommand = (host: Host): Command =>
  releaseCommand('end-preview', 'end all previews of a release, for everybody').action(
    async (target: string, options: PreviewOptions) => {
      const client = clientOf(host, options);
      printResult(host, await client.ask('DELETE', addressOf(target), bodyOf(options)), options);
    },
  );

/** Commands that show a release before visitors get it. */
export const previewCommands = (host: Host): Command[] => [startCommand(host), endCommand(host)];
