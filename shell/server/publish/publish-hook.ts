import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createWorkQueue, signatureHeaders, writeFileAtomic } from '@site/process';
import type { Logger } from 'pino';
import type { Published } from './composition-folder.ts';
import type { CompositionRecord } from './composition-record.ts';
import type { Publisher } from './publisher.ts';

const TIMEOUT_MS = 10_000;
const MS_PER_S = 1_000;

/** What a receiver is told, as `data` of a message of Standard Webhooks. */
export interface SiteChanges {
  /** Of the composition that is live. */
  id: string;
  /** Addresses whose content is new or another one. */
  changed: string[];
  /** Addresses where nothing is any more. */
  removed: string[];
}

export interface PublishHookOptions {
  url: string;
  /** Keys, every one of which signs. */
  secrets: Buffer[];
  /** Remembers what the receiver knows, over restarts. */
  stateFile: string;
  compositions: Pick<Publisher, 'current' | 'open'>;
  /** What a share of visitors gets. */
  shares: { current(): Promise<{ published: Published } | undefined> };
  logger: Logger;
}

/** Tells a receiver, such as a CDN's purge service, which addresses have changed. */
export interface PublishHook {
  /** Tells what has changed since the receiver was told last; retries until it has taken it. Never rejects. */
  notify(): Promise<void>;
  /** Ends retries; a shell that starts again goes on. */
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
  /** What the receiver was told last: the name of a composition's folder, and that of one that is shared, if any. */
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
    // Visitors get different documents there from now on, none of which a shared cache keeps.
    const shared = share ? changesBetween(published.record, share.published.record) : { changed: [], removed: [] };
    const all = [...new Set([...changed, ...shared.changed, ...shared.removed])];
    const messageId = [name, sharedName].filter(Boolean).join('.');
    if (all.length + removed.length > 0) await send(messageId, published.record, { changed: all, removed });
    await writeFileAtomic(stateFile, [name, sharedName].filter(Boolean).join('\n'));
  };

  const queue = createWorkQueue(tell, (err) => logger.warn({ err }, 'notifying PUBLISH_HOOK_URL failed; retrying'));
  return { notify: queue.run, stop: queue.close };
}

/** @param before what the receiver knows; when that is gone, everything counts as changed */
function changesBetween(before: CompositionRecord | undefined, after: CompositionRecord): Omit<SiteChanges, 'id'> {
  const former = before?.files ?? {};
  const changed = Object.keys(after.files).filter(
    (address) => former[address]?.integrity !== after.files[address]?.integrity,
  );
  const moved = Object.keys(after.redirects).filter((from) => before?.redirects[from] !== after.redirects[from]);
  // Where something is for the first time, caches may keep that nothing is: under the key of that document.
  const isNew = moved.length > 0 || changed.some((address) => !former[address]);
  return {
    changed: [...new Set([...changed, ...moved, ...(isNew ? ['/404'] : [])])],
    removed: Object.keys(former).filter((address) => !after.files[address]),
  };
}
