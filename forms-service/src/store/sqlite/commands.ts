import type { Operations } from './operations.ts';

/** What is asked of a thread of the store. */
export interface Command {
  operation: keyof Operations;
  values: unknown[];
}

/** Results in the order of the commands, or the reason why none of them took effect. */
export type ThreadAnswer = { results: unknown[] } | { failed: string };
