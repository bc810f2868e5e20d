import { FEDERATION_MANIFEST } from '@site/contracts/release-files';
import { ConfigurationError } from '@site/process';
import pino from 'pino';
import type { Environment } from '../env.ts';
import { type OpenSite, type OpenSiteOptions, openSite } from '../open-site.ts';
import { openStores } from '../open-stores.ts';
import type { Published } from '../publish/composition-folder.ts';
import { ALIASES } from '../publish/site-files.ts';
import { type SiteObject, siteObjects } from '../publish/site-objects.ts';
import { createMetrics } from '../serve/metrics.ts';
import { cachingForAll } from '../serve/public-answers.ts';
import { openExportFolder } from './export-folder.ts';
import { headersFile, redirectsFile } from './host-rules.ts';

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
  const write = await openExportFolder(folder);
  const logger = pino({ level: 'error' }, process.stderr);
  const stores = await openStores(env, logger, options);
  const opened = await openSite(env, stores, { logger, metrics: createMetrics(), ...options });
  const { site } = opened;
  await site.start();
  await Promise.all(opened.pollers().map(site.poll));
  site.stop();

  const published = await wholeSite(opened);
  const { record } = published;
  const { documents, others } = await toFiles(published, opened);
  const paths = site.report().pages.map(({ path }) => path);
  others.set('_headers', Buffer.from(headersFile));
  others.set('_redirects', Buffer.from(redirectsFile({ paths, aliases: ALIASES, moved: record.redirects, forms })));
  const { id, releases } = record;
  await write({ composition: id, releases, documents: [...documents.keys()] }, others, documents);
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
async function wholeSite({ site, publisher }: OpenSite): Promise<Published> {
  const { failed, refused } = site.report();
  if (failed) throw new ConfigurationError(`Nothing is written: ${failed.reason}`);
  const [refusal] = refused;
  if (refusal) throw new ConfigurationError(`Nothing is written, ${refusal.remote} is refused: ${refusal.reason}`);
  const published = await publisher.current();
  if (!published) throw new ConfigurationError('Nothing is written: the site could not be composed.');
  const unavailable = Object.entries(published.record.files).find(([, { status }]) => status === 503);
  if (unavailable)
    throw new ConfigurationError(`Nothing is written: ${unavailable[0]} belongs to a remote that has no release.`);
  return published;
}

const DOCUMENTS = new Set<SiteObject['stage']>(['documents', 'redirects']);

/** Hosts would cache a manifest forever, like all files of remotes, but it changes with the next release. */
const isExported = ({ key }: SiteObject) => !key.endsWith(`/${FEDERATION_MANIFEST}`) && !ALIASES.has(`/${key}`);

/**
 * @returns file → content
 * @throws when a file that documents reference is missing or damaged
 */
async function toFiles(published: Published, { answers, config, fileAddresses, releasesOf }: OpenSite) {
  const objects = siteObjects(published, {
    answers,
    fileAddresses: fileAddresses(await releasesOf()),
    caching: cachingForAll(undefined),
    origin: config.origin,
  });
  const documents = new Map<string, Buffer>();
  const others = new Map<string, Buffer>();
  for (const { key, stage, read } of objects.filter(isExported))
    (DOCUMENTS.has(stage) ? documents : others).set(key, (await read()).content);
  return { documents, others };
}
