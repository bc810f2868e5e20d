import type { TestProject } from 'vitest/node';
import { startTestMongo } from '../test-mongo/start-test-mongo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the MongoDB server of all test files, which use separate databases. */
    mongo: string;
  }
}

/** Starts the server, or uses TEST_MONGODB_URI. */
export default async function setup({ provide }: TestProject) {
  const named = process.env.TEST_MONGODB_URI;
  const server = named ? undefined : await startTestMongo();
  provide('mongo', named ?? server?.uri ?? '');
  return () => server?.stop();
}
