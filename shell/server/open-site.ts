import path from 'node:path';
import type { SiteConfig } from '@site/contracts';
import { readSiteConfig } from '@site/process';
import type { Logger } from 'pino';
import { createSetRenderer } from './compose/render-set.ts';
import type { Environment } from './env.ts';
import { releaseSource } from './ingest/release-source.ts';
import { type RegisteredRemote, readRegistry } from './registry/read-registry.ts';
import { type RemoteWatch, watchRemote } from './remote-watch.ts';
import type { Answer } from './serve/answers.ts';
import type { Metrics } from './serve/metrics.ts';
import { createReleaseFiles, type ReleaseFiles } from './serve/release-files.ts';
import type { ReloadStream } from './serve/reload-stream.ts';
import { openShellAssets } from './serve/shell-assets.ts';
import { readShellBuild } from './shell-build.ts';
import { createSite, type Site } from './site.ts';
import { openRenderedStore } from './store/rendered-store.ts';
import { openStore, type Store } from './store/store.ts';

const MB = 1_000_000;

/** Brotli's best for files that live for months; a developer who waits for a saved file needs speed. */
const QUALITY = { production: 11, development: 3 };

export interface SiteOptions {
  /** Brotli's quality for files; unless given, its best, or a fast one while somebody develops. */
  quality?: number;
}

interface SiteTools extends SiteOptions {
  logger: Logger;
  metrics: Metrics;
  reload?: ReloadStream | undefined;
}

/** The site and all that a visitor can ask it for, whoever brings the requests. */
export interface OpenSite {
  config: SiteConfig;
  site: Site;
  watches: RemoteWatch[];
  /** The shell's own files by path. */
  assets: Map<string, Answer>;
  files: ReleaseFiles;
}

/**
 * Puts the site together from what the environment names; nothing is composed yet.
 * @throws ConfigurationError with one sentence that says what to change
 */
export async function openSite(
  env: Environment,
  { logger, metrics, reload, quality = env.DEV_RELOAD ? QUALITY.development : QUALITY.production }: SiteTools,
): Promise<OpenSite> {
  const config = await readSiteConfig(env.SITE_CONFIG);
  const registry = await readRegistry(env.REMOTES_FILE, env.REMOTES);
  const shell = await readShellBuild(env.SHELL_DIST);
  const store = await openStore(env.DATA_DIR, env.STORE_MAX_MB * MB, quality);
  const restored = await store.restore(registry.map(({ name }) => name));
  const rendered = openRenderedStore(path.join(env.DATA_DIR, 'rendered'));
  const files = createReleaseFiles(store);
  const watches = registry.map((remote) => watch(remote, store, env));

  const site = createSite({
    composer: {
      shell,
      registry,
      renderer: createSetRenderer({
        site: config,
        shell,
        files: store.files,
        rendered,
        limits: { pageTimeoutMs: env.COMPOSE_PAGE_TIMEOUT_MS, memoryMb: env.COMPOSE_MEMORY_MB },
        reloadScript: reload?.script,
      }),
    },
    config,
    files: store.files,
    watches,
    restored,
    beforeSwap: ({ releases }) => files.add([...releases.values()]),
    async afterSwap({ id, releases, rendered: keys }) {
      reload?.announce(id);
      const serving = [...releases.values()];
      await store.record(serving);
      await rendered.prune(keys);
      const { releases: stored, unreadable } = await store.prune();
      files.update(stored, serving);
      if (unreadable.length > 0)
        logger.warn(
          { unreadable },
          'descriptions in the store cannot be read: no files are removed while they are there',
        );
    },
    logger,
    metrics,
  });
  return { config, site, watches, assets: await openShellAssets(shell, store, quality), files };
}

function watch(remote: RegisteredRemote, store: Store, env: Environment) {
  const maxFileBytes = env.REMOTE_MAX_FILE_MB * MB;
  return watchRemote({
    remote,
    source: releaseSource(remote.source, { timeoutMs: env.REMOTE_TIMEOUT_MS, maxDescriptionBytes: maxFileBytes }),
    files: store.files,
    releases: store.releases,
    limits: { maxFileBytes, maxReleaseBytes: env.REMOTE_MAX_RELEASE_MB * MB },
  });
}
