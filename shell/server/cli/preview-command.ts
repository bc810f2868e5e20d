import { ConfigurationError, printableLine } from '@site/process';
import type { Command } from 'commander';
import { type PreviewResult, previewResultSchema } from '../steering/api-schemas.ts';
import { type CommonOptions, clientOf } from './command.ts';
import { decide, type NoteOptions, noteOf, printResult } from './decision.ts';
import type { Host } from './host.ts';
import { releaseAddress, releaseCommand } from './release-command.ts';
import type { SiteAnswer, SiteClient } from './site-client.ts';

const THIS_MACHINE = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Prints the result of a preview request, with the link on a line of its own. */
export function printPreview(
  host: Host,
  { site }: SiteClient,
  result: SiteAnswer<PreviewResult>,
  options: CommonOptions,
): void {
  printResult(host, result, options);
  const { path, url } = result.answer;
  if (!path || !url || options.json) return;
  host.stdout.write(`${printableLine(url)}\n`);
  const here = new URL(path, site).href;
  if (here !== url && THIS_MACHINE.has(site.hostname)) host.stdout.write(`on this machine: ${here}\n`);
}

/** Parses the source of a local release, such as `wholesale=http://localhost:4001`. */
function parseSource(target: string): { remote: string; source: string } | undefined {
  const [, remote, source] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(target) ?? [];
  return remote && source ? { remote, source } : undefined;
}

const startCommand = (host: Host): Command =>
  releaseCommand(
    'preview',
    'show a stored release with the rest of the live site to anyone with the link; NAME=URL-or-folder shows a local one on this machine',
  ).action(async (target: string, options: NoteOptions) => {
    const client = clientOf(host, options);
    const local = parseSource(target);
    if (local) {
      if (!host.previewLocally)
        throw new ConfigurationError(
          "This command does not include a shell: push the release with --preview, or use `npm run site` of the site's checkout.",
        );
      return host.previewLocally(host, client.site, local.remote, local.source);
    }
    const exchange = { body: noteOf(options), answer: previewResultSchema };
    printPreview(host, client, await client.ask('POST', releaseAddress(target, 'preview'), exchange), options);
  });

const endCommand = (host: Host): Command =>
  releaseCommand('end-preview', 'end all previews of a release').action(async (target: string, options: NoteOptions) =>
    decide(host, options, 'DELETE', releaseAddress(target, 'preview')),
  );

/** Creates the commands that start and end previews. */
export const previewCommands = (host: Host): Command[] => [startCommand(host), endCommand(host)];
