import type { Operations } from './operations.ts';

/** A request to a store thread. */
export interface Command {
  operation: keyof Operations;
  values: unknown[];
}

/** Results in the order of the commands, or why none took effect. */
export type GroupResult = { results: unknown[] } | { failed: string };
