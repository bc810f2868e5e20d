import path from 'node:path';
import { createWorkQueue, signatureHeaders, tryReadJson, writeFileAtomic } from '@site/process';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Published } from './composition-folder.ts';
import type { CompositionRecord } from './composition-record.ts';
import type { Publisher } from './publisher.ts';

const TIMEOUT_MS = 10_000;
const MS_PER_S = 1_000;

/** Last notified state. It holds the addresses themselves, because the folder of its composition may have been removed since. */
const notifiedSchema = z.object({
  /** Folder name of the live composition. */
  live: z.string(),
  /** Folder name of the shared composition; empty without one. */
  share: z.string(),
  /** Address → integrity. */
  files: z.record(z.string(), z.string()),
  redirects: z.record(z.string(), z.string()),
});

type Notified = z.infer<typeof notifiedSchema>;

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
  compositions: Pick<Publisher, 'current'>;
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

  const sendChanges = async () => {
    const published = await compositions.current();
    if (!published) return;
    const share = await shares.current();
    const next = toNotified(published, share?.published);
    const before = await tryReadJson(stateFile, notifiedSchema);
    if (next.live === before?.live && next.share === before.share) return;
    const { changed, removed } = changesBetween(before, next);
    // Visitors get different documents at these addresses, so shared caches must drop theirs.
    const shared = share ? changesBetween(next, toNotified(share.published)) : { changed: [], removed: [] };
    const all = [...new Set([...changed, ...shared.changed, ...shared.removed])];
    const messageId = [next.live, next.share].filter(Boolean).join('.');
    if (all.length + removed.length > 0) await send(messageId, published.record, { changed: all, removed });
    await writeFileAtomic(stateFile, JSON.stringify(next));
  };

  const queue = createWorkQueue(sendChanges, (err) =>
    logger.warn({ err }, 'notifying PUBLISH_HOOK_URL failed; retrying'),
  );
  return { notify: queue.run, stop: queue.close };
}

const toNotified = ({ folder, record: { files, redirects } }: Published, share?: Published): Notified => ({
  live: path.basename(folder),
  share: share ? path.basename(share.folder) : '',
  files: Object.fromEntries(Object.entries(files).map(([address, { integrity }]) => [address, integrity])),
  redirects,
});

/** @param before last notified state; without it, everything counts as changed */
function changesBetween(before: Notified | undefined, after: Notified): Omit<SiteChanges, 'id'> {
  const former = before?.files ?? {};
  const changed = Object.keys(after.files).filter((address) => former[address] !== after.files[address]);
  const moved = Object.keys(after.redirects).filter((from) => before?.redirects[from] !== after.redirects[from]);
  // Caches may keep a 404 answer for a new address, under the surrogate key of the not-found document.
  const isNew = moved.length > 0 || changed.some((address) => !former[address]);
  return {
    changed: [...new Set([...changed, ...moved, ...(isNew ? ['/404'] : [])])],
    removed: Object.keys(former).filter((address) => !after.files[address]),
  };
}
