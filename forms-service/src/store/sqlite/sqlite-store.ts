import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reopened } from '../delivery.ts';
import type { LeadArchive } from '../lead-archive.ts';
import type { ClaimedDelivery, Earlier, Lead, LeadStore, SaveOutcome } from '../lead-store.ts';
import type { OutboxStatus } from '../outbox-status.ts';
import { explainOpenError, type SqliteError } from './explain-open-error.ts';
import { createGroupCommit } from './group-commit.ts';
import { createSqliteArchive } from './sqlite-archive.ts';

/**
 * Opens the lead store in an SQLite file.
 * @param file is created, with its folder, when missing
 * @throws ConfigurationError when leads cannot be kept durably there
 */
export async function openSqliteStore(file: string): Promise<LeadStore & LeadArchive> {
  const thread = new Worker(new URL('./store-thread.ts', import.meta.url), { workerData: { file } });
  try {
    await once(thread, 'message');
  } catch (error) {
    throw explainOpenError(error as SqliteError, file);
  }
  const { submit, close } = createGroupCommit(thread);
  return {
    ...createSqliteArchive(submit),
    save: (lead) => submit<SaveOutcome>({ name: 'save', lead }),
    findEarlier: (form, idempotencyKey) => submit<Earlier | undefined>({ name: 'findEarlier', form, idempotencyKey }),
    changeMembership: (change) => submit({ name: 'changeMembership', change }),
    claim: (request) => submit<ClaimedDelivery[]>({ name: 'claim', request }),
    settle: (claimed, result) => submit<boolean>({ name: 'settle', claimed, result }),
    reopen: (request, now) => submit<Reopened>({ name: 'reopen', request, now }),
    outbox: () => submit<OutboxStatus>({ name: 'outbox' }),
    list: (query) => submit<Lead[]>({ name: 'list', query }),
    check: () => submit<void>({ name: 'check' }),
    close,
  };
}
