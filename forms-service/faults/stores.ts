import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { NewPlace, Settings } from '../test/operators/command-line.ts';
import { temporaryFolder } from '../test/service.ts';

/** Address of an empty database at a MongoDB server. */
export function databaseAt(server: string, settings: Settings = {}): string {
  const uri = new URL(server);
  uri.pathname = `/faults_${randomUUID().replaceAll('-', '')}`;
  for (const [name, value] of Object.entries(settings)) uri.searchParams.set(name, value);
  return uri.href;
}

/** The stores that there are; `newPlace` gives the settings of an empty one, gone after the test. */
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
