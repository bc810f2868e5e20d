import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { Environment } from '../../env.ts';
import { openSqliteStore, openStore, type StoreReports } from '../open-store.ts';
import { serveStore } from '../sqlite/serve-store.ts';
import type { StartServing } from '../sqlite/sqlite-records.ts';

/** Serves a file without a thread, whose start takes longer than most tests. */
export const startHere: StartServing = async (file, mayWrite) => {
  const { port1, port2 } = new MessageChannel();
  serveStore(port2, { file, mayWrite });
  return { port: port1, ended: once(port1, 'close') };
};

/** Like `openSqliteStore`, without threads. */
export const openSqliteStoreHere = (file: string) => openSqliteStore(file, undefined, startHere);

/** Like `openStore`, without threads. */
export const openStoreHere = (env: Environment, reports?: StoreReports) => openStore(env, reports, startHere);
