import path from 'node:path';
import type { Release, SiteConfig } from '@site/contracts';
import { readSiteConfig } from '@site/process';
import type { Logger } from 'pino';
import { assetPath } from './asset-path.ts';
import type { Environment } from './env.ts';
import { openPreviewFolders, type PreviewFolders } from './preview/preview-folders.ts';
import type { Published } from './publish/composition-folder.ts';
import { addressesOf } from './publish/public-files.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { followRegistry, type Registry } from './registry/follow-registry.ts';
import { openShareFolders, type ShareFolders } from './share/share-folders.ts';
import { readShellBuild, type ShellBuild } from './shell-build.ts';
import { type History, openHistory } from './steering/history.ts';
import { createSteering, type Steering } from './steering/steering.ts';
import { openSteeringStore, type SteeringStore } from './steering/steering-store.ts';
import { openRenderedStore, type RenderedStore } from './store/rendered-store.ts';
import { openStore, type Store } from './store/store.ts';

const MB = 1_000_000;

/** Files live for months. */
const BEST_QUALITY = 11;

export interface OpenStoresOptions {
  /** Brotli quality for texts; the maximum for files by default, less for documents. */
  quality?: number;
  /** Clock for dates on pages, in milliseconds since 1970. */
  now?: () => number;
}

/** Configuration and stored data of the site, before anything is composed. */
export interface OpenStores {
  config: SiteConfig;
  shell: ShellBuild;
  /** Clock, in milliseconds since 1970. */
  now: () => number;
  store: Store;
  rendered: RenderedStore;
  publisher: Publisher;
  previews: PreviewFolders;
  shares: ShareFolders;
  /** Decisions made while the site was running, and the history. */
  decisions: { store: SteeringStore; steering: Steering; history: History };
  /** Returns the releases of a composition; of the live one by default. */
  releasesOf(published?: Published): Promise<Release[]>;
  /** Returns the addresses of all files that documents of these releases may reference. */
  fileAddresses(releases: Release[]): string[];
}

/** @throws ConfigurationError with one sentence that names the required change */
export async function openStores(
  env: Environment,
  logger: Logger,
  { quality = BEST_QUALITY, now = Date.now }: OpenStoresOptions = {},
): Promise<OpenStores> {
  const config = await readSiteConfig(env.SITE_CONFIG);
  const registry = await followRegistry(env.REMOTES_FILE, env.REMOTES, logger);
  const shell = await readShellBuild(env.SHELL_DIST);
  const store = await openStore(env.DATA_DIR, env.STORE_MAX_MB * MB, quality);
  const rendered = openRenderedStore(path.join(env.DATA_DIR, 'rendered'), quality);
  const folder = path.join(env.DATA_DIR, 'public');
  const publisher = await openPublisher({ folder, shell, store, rendered, config, logger });
  return {
    config,
    shell,
    now,
    store,
    rendered,
    publisher,
    previews: await openPreviewFolders({ folder: path.join(folder, 'previews'), site: config, now }),
    shares: await openShareFolders(folder, config),
    decisions: await openDecisions(path.join(env.DATA_DIR, 'steering'), registry, logger),
    async releasesOf(published) {
      const { record } = published ?? (await publisher.current()) ?? {};
      const { releases } = await store.restore(record, Object.keys(record?.releases ?? {}));
      return [...releases.values()];
    },
    fileAddresses: (releases) => [...shell.files.map(assetPath), ...releases.flatMap(addressesOf)],
  };
}

async function openDecisions(folder: string, registry: Registry, logger: Logger): Promise<OpenStores['decisions']> {
  const store = await openSteeringStore(folder, logger);
  return { store, history: await openHistory(folder), steering: createSteering(store, registry) };
}
