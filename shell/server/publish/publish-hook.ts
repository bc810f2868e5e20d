import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createWorkQueue, signatureHeaders, writeFileAtomic } from '@site/process';
import type { Logger } from 'pino';
import type { Published } from './composition-folder.ts';
import type { CompositionRecord } from './composition-record.ts';
import type { Publisher } from './publisher.ts';

const TIMEOUT_MS = 10_000;
const MS_PER_S = 1_000;

/** Changes of the site, sent as `data` of a Standard Webhooks message. */
export interface SiteChanges {
  /** Id of the live composition. */
  id: string;
  /** Addresses with new or changed content. */
  changed: string[];
  /** Addresses without content. */
  removed: string[];
}

export interface PublishHookOptions {
  url: string;
  /** Signing keys, all of which sign. */
  secrets: Buffer[];
  /** File that keeps the state of the receiver across restarts. */
  stateFile: string;
  compositions: Pick<Publisher, 'current' | 'open'>;
  /** Composition that a share of visitors gets. */
  shares: { current(): Promise<{ published: Published } | undefined> };
  logger: Logger;
}

/** Notifies a receiver, such as a CDN's purge service, of changed addresses. */
export interface PublishHook {
  /** Sends the changes since the last successful notification, with retries. Never rejects. */
  notify(): Promise<void>;
  /** Stops retrying; the shell continues after a restart. */
  stop(): void;
}

export function createPublishHook({
  url,
  secrets,
  stateFile,
  compositions,
  shares,
  logger,
}: PublishHookOptions): PublishHook {
  /** Reads the last notified state: folder names of the live and, if any, the shared composition. */
  const readState = async () => (await readFile(stateFile, 'utf8').catch(() => '')).split('\n');

  const send = async (messageId: string, record: CompositionRecord, changes: Omit<SiteChanges, 'id'>) => {
    const data: SiteChanges = { id: record.id, ...changes };
    const body = JSON.stringify({ type: 'site.published', timestamp: record.createdAt, data });
    const timestamp = Math.floor(Date.now() / MS_PER_S);
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders({ id: messageId, timestamp, body }, secrets),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The receiver of PUBLISH_HOOK_URL answers ${response.status}.`);
  };

  const tell = async () => {
    const published = await compositions.current();
    if (!published) return;
    const share = await shares.current();
    const [name, sharedName] = [published, share?.published].map((one) => (one ? path.basename(one.folder) : ''));
    const [known, knownShare = ''] = await readState();
    if (name === known && sharedName === knownShare) return;
    const before = known ? await compositions.open(known) : undefined;
    const { changed, removed } = changesBetween(before?.record, published.record);
    // Visitors get different documents at these addresses, so shared caches must drop theirs.
    const shared = share ? changesBetween(published.record, share.published.record) : { changed: [], removed: [] };
    const all = [...new Set([...changed, ...shared.changed, ...shared.removed])];
    const messageId = [name, sharedName].filter(Boolean).join('.');
    if (all.length + removed.length > 0) await send(messageId, published.record, { changed: all, removed });
    await writeFileAtomic(stateFile, [name, sharedName].filter(Boolean).join('\n'));
  };

  const queue = createWorkQueue(tell, (err) => logger.warn({ err }, 'notifying PUBLISH_HOOK_URL failed; retrying'));
  return { notify: queue.run, stop: queue.close };
}

/** @param before composition of the last notification; without it, everything counts as changed */
function changesBetween(before: CompositionRecord | undefined, after: CompositionRecord): Omit<SiteChanges, 'id'> {
  const former = before?.files ?? {};
  const changed = Object.keys(after.files).filter(
    (address) => former[address]?.integrity !== after.files[address]?.integrity,
  );
  const moved = Object.keys(after.redirects).filter((from) => before?.redirects[from] !== after.redirects[from]);
  // Caches may keep a 404 answer for a new address, under the surrogate key of the not-found document.
  const isNew = moved.length > 0 || changed.some((address) => !former[address]);
  return {
    changed: [...new Set([...changed, ...moved, ...(isNew ? ['/404'] : [])])],
    removed: Object.keys(former).filter((address) => !after.files[address]),
  };
}
