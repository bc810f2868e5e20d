/** What the router needs to know of the code behind a path; the shell implements it. */
export interface PageLoader {
  /** Whether a path belongs to the composition that this tab knows. */
  has(path: string): boolean;
  /** Starts to load a page because the visitor is likely to open it. Never fails. */
  prefetch(path: string): void;
  /** Loads what a page needs to be shown at once; rejects when its code cannot be loaded. */
  prepare(path: string): Promise<void>;
  /** Whether the composition has changed since this tab learned of it, so that only a document load can help. */
  isStale(): Promise<boolean>;
}
