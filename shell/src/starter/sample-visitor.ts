import { loadAfterPaint } from './after-paint.ts';
import { listen } from './held-events.ts';
import { savesData } from './saves-data.ts';

/** Loads a script to which it passes earlier errors. */
export interface ErrorQueue extends HTMLScriptElement {
  errors: { push(event: Event): void } & Iterable<Event>;
}

/**
 * Loads the script that reports visitor metrics, for a share of documents.
 * @param share 0 to 1
 */
export function sampleVisitor(src: string, share: number): void {
  if (Math.random() >= share || savesData()) return;
  const script: ErrorQueue = Object.assign(document.createElement('script'), { src, errors: [] as Event[] });
  listen(['error', 'unhandledrejection'], (event) => script.errors.push(event));
  loadAfterPaint(() => document.head.append(script));
}
