import type { LeadArchive } from '../lead-archive.ts';
import type { ArchiveTable } from './archive-table.ts';
import type { Command } from './commands.ts';

/**
 * What operators do, carried out by the store's thread.
 * @param submit of the group commit
 */
export function createSqliteArchive(submit: <Result>(command: Command) => Promise<Result>): LeadArchive {
  const ask =
    <Operation extends keyof ArchiveTable>(operation: Operation) =>
    (...values: Parameters<ArchiveTable[Operation]>) =>
      submit<ReturnType<ArchiveTable[Operation]>>({ name: 'archive', operation, values });
  const stage = ask('stage');
  const replaceByStaged = ask('replaceByStaged');
  return {
    readPage: ask('readPage'),
    find: ask('find'),
    count: ask('count'),
    purge: ask('purge'),
    purgeEnded: ask('purgeEnded'),
    erase: ask('erase'),
    readErasures: ask('readErasures'),
    async restore(batches, erasures) {
      for await (const batch of batches()) await stage(batch);
      await replaceByStaged(erasures);
    },
  };
}
