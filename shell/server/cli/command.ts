import { printable } from '@site/process';
import { Command } from 'commander';
import type { Host } from './host.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';

/** Options of all commands. */
export interface CommonOptions {
  json?: true;
  site?: string;
}

/** Creates a command with the options that all commands have. */
export const siteCommand = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'print JSON')
    .option('--site <url>', 'address of the site or its operations port; this machine by default');

export const clientOf = (host: Host, { site }: CommonOptions): SiteClient => createSiteClient(host, site);

export const printJson = ({ stdout }: Host, value: unknown) =>
  stdout.write(`${printable(JSON.stringify(value, null, 2))}\n`);
