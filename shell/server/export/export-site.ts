import { ConfigurationError } from '@site/process';
import pino from 'pino';
import type { Environment } from '../env.ts';
import { type OpenSite, type OpenSiteOptions, openSite } from '../open-site.ts';
import { openStores } from '../open-stores.ts';
import type { CompositionRecord } from '../publish/composition-record.ts';
import { ALIASES } from '../publish/site-files.ts';
import { createMetrics } from '../serve/metrics.ts';
import { openExportFolder } from './export-folder.ts';
import { toFiles } from './exported-files.ts';
import { headersFile, redirectsFile } from './host-rules.ts';
import { movedDocument } from './moved-document.ts';

export interface ExportRequest {
  folder: string;
  /** Origin of forms-service, for hosts that can proxy `/api` to it. */
  forms?: string | undefined;
}

export interface Export {
  pages: number;
  files: number;
  bytes: number;
  /** Remote → version. */
  releases: Record<string, string>;
  /** Origin of the site for search engines. */
  origin: string;
}

/**
 * Writes everything that the shell would serve as files.
 * @throws ConfigurationError when the folder or a release prevents a complete export
 */
export async function exportSite(
  env: Environment,
  { folder, forms }: ExportRequest,
  options: OpenSiteOptions = {},
): Promise<Export> {
  const target = await openExportFolder(folder);
  const logger = pino({ level: 'error' }, process.stderr);
  const stores = await openStores(env, logger, options);
  const opened = await openSite(env, stores, { logger, metrics: createMetrics(), ...options });
  const { site } = opened;
  await site.start();
  await Promise.all(opened.pollers().map(site.poll));
  site.stop();

  const record = await wholeSite(opened);
  const { documents, others } = await toFiles(record, opened.fileAddresses(await opened.releasesOf()), opened.answers);
  const paths = site.report().pages.map(({ path }) => path);
  others.set('_headers', Buffer.from(headersFile));
  others.set('_redirects', Buffer.from(redirectsFile({ paths, aliases: ALIASES, moved: record.redirects, forms })));
  for (const [from, to] of Object.entries(record.redirects))
    documents.set(`${from.slice(1)}.html`, Buffer.from(movedDocument(to, opened.config.origin)));
  const { id, releases } = record;
  await target.write({ composition: id, releases, documents: [...documents.keys()] }, others, documents);
  const contents = [...documents.values(), ...others.values()];
  return {
    pages: paths.length,
    files: contents.length,
    bytes: contents.reduce((sum, { length }) => sum + length, 0),
    releases,
    origin: opened.config.origin,
  };
}

/** @throws ConfigurationError when a remote has no release: static files cannot answer 503 */
async function wholeSite({ site, publisher }: OpenSite): Promise<CompositionRecord> {
  const { failed, refused } = site.report();
  if (failed) throw new ConfigurationError(`Nothing is written: ${failed.reason}`);
  const [refusal] = refused;
  if (refusal) throw new ConfigurationError(`Nothing is written, ${refusal.remote} is refused: ${refusal.reason}`);
  const { record } = (await publisher.current()) ?? {};
  if (!record) throw new ConfigurationError('Nothing is written: the site could not be composed.');
  const unavailable = Object.entries(record.files).find(([, { status }]) => status === 503);
  if (unavailable)
    throw new ConfigurationError(`Nothing is written: ${unavailable[0]} belongs to a remote that has no release.`);
  return record;
}
