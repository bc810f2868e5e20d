import path from 'node:path';
import { ConfigurationError } from '@site/process';
import { readEnvironment } from '../../shell/server/env.ts';
import { type Export, type ExportRequest, exportSite } from '../../shell/server/export/export-site.ts';
import { remotes, shell } from '../build/build-targets.ts';
import { isSiteAddress, parseOptions } from '../parse-options.ts';
import { build } from './build.ts';

const USAGE = 'Usage: npm run export -- ./out [--forms https://forms.example]';

function readRequest(options: string[]): ExportRequest {
  const { values, positionals } = parseOptions(USAGE, {
    args: options,
    allowPositionals: true,
    options: { forms: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new ConfigurationError(USAGE);
  return { folder: path.resolve(folder), forms: values.forms && originOf(values.forms) };
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && isSiteAddress(address) && url.pathname === '/') return url.origin;
  throw new ConfigurationError(`--forms takes an origin such as https://forms.example, not ${address}.`);
}

function describe({ pages, files, bytes, releases, origin }: Export, { folder, forms }: ExportRequest): string {
  const versions = Object.entries(releases).map(([name, version]) => `${name} ${version}`);
  const lines = [
    `${pages} pages, ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}`,
    versions.join(', '),
    forms ? `/api goes to ${forms} where the host reads _redirects` : 'Forms need /api: see docs/export.md',
  ];
  const { hostname } = new URL(origin);
  if (hostname === 'localhost')
    lines.push(`Canonical addresses begin with ${origin}: set SITE_ORIGIN to the public one`);
  return lines.join('\n');
}

/** `npm run export -- DIR [--forms ORIGIN]`: writes the whole site as files for any static host. */
export async function run(options: string[]): Promise<number> {
  const request = readRequest(options);
  if (!(await build([shell.name, ...remotes.map(({ name }) => name)]))) return 1;
  const env = readEnvironment({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.data/export' });
  console.log(describe(await exportSite(env, request), request));
  return 0;
}
