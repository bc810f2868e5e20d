import type { TestProject } from 'vitest/node';
import { startTestMongo } from '../test-mongo/start-test-mongo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the MongoDB server that all files share, each with databases of its own. */
    mongo: string;
  }
}

/** Starts the server, or takes the one that TEST_MONGODB_URI names. */
export default async function setup({ provide }: TestProject) {
  const named = process.env.TEST_MONGODB_URI;
  const server = named ? undefined : await startTestMongo();
  provide('mongo', named ?? server?.uri ?? '');
  return () => server?.stop();
}
