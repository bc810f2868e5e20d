import { Command } from 'commander';
import type { Host } from './host.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';

/** Options of every command. */
export interface CommonOptions {
  json?: true;
  site?: string;
}

/** A command with the options that all have. */
export const siteCommand = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--json', 'print JSON')
    .option('--site <url>', 'address of the site, or of its operations port; this machine unless given');

export const clientOf = (host: Host, { site }: CommonOptions): SiteClient => createSiteClient(host, site);

export const printJson = ({ stdout }: Host, value: unknown) => stdout.write(`${JSON.stringify(value, null, 2)}\n`);
