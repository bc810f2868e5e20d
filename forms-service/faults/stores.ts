import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { NewPlace, Settings } from '../test/operators/command-line.ts';
import { temporaryFolder } from '../test/service.ts';

/** Returns the URL of an empty database. */
export function databaseAt(server: string, settings: Settings = {}): string {
  const uri = new URL(server);
  uri.pathname = `/faults_${randomUUID().replaceAll('-', '')}`;
  for (const [name, value] of Object.entries(settings)) uri.searchParams.set(name, value);
  return uri.href;
}

/** All kinds of stores; `newPlace` returns the settings of an empty one, removed after the test. */
export const stores: { store: string; newPlace: NewPlace }[] = [
  { store: 'SQLite', newPlace: async () => ({ DATA_DIR: await temporaryFolder() }) },
  {
    store: 'MongoDB',
    newPlace: async () => ({
      DATA_DIR: await temporaryFolder(),
      MONGODB_URI: databaseAt(inject('mongo')),
    }),
  },
];
