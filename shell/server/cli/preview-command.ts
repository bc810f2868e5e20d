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

/** `wholesale=http://localhost:4001`: a release that lies, or is served, where the command runs. */
function parseSource(target: string): { remote: string; source: string } | undefined {
  const [, remote, source] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(target) ?? [];
  return remote && source ? { remote, source } : undefined;
}

/** `wholesale@1.0.0-0190635d11` */
function parseTarget(target: string): { remote: string; version: string } {
  const [remote, version, ...rest] = target.split('@');
  if (remote && version && rest.length === 0) return { remote, version };
  throw new ConfigurationError(
    `Name a release such as wholesale@1.0.0-0190635d11, or one of this machine such as wholesale=mfe-wholesale/dist, not ${target}.`,
  );
}

export const previewCommand = (host: Host): Command =>
  siteCommand('preview', 'show a stored release to those who get the link, together with what is live')
    .argument(
      '<name@version>',
      'remote and release, as `history` and `push` print them; NAME=URL-or-folder shows a release of this machine with what is live, on this machine',
    )
    .option('--note <text>', 'why, for the history')
    .action(async (target: string, options: PreviewOptions) => {
      const local = parseSource(target);
      if (local) {
        const { previewLocally } = await import('../mirror/preview-locally.ts');
        return previewLocally(host, clientOf(host, options).site, local.remote, local.source);
      }
      const { remote, version } = parseTarget(target);
      const path = `/-/remotes/${encodeURIComponent(remote)}/releases/${encodeURIComponent(version)}/preview`;
      const body = options.note ? { note: options.note } : {};
      const client = clientOf(host, options);
      printPreview(host, client, await client.ask('POST', path, body), options);
    });
