/** What the router needs to know of the code behind a path; the shell implements it. */
export interface PageLoader {
  /** Whether a path belongs to the composition this tab was served with. */
  knows(path: string): boolean;
  /** Begins to fetch a page's code because a visitor is about to go there. Never fails. */
  warm(path: string): void;
  /** Makes a page's module and styles ready to be shown at once; rejects when its code cannot be had. */
  prepare(path: string): Promise<void>;
  /** Whether the composition has changed since this tab was served, so that only a document load can help. */
  isStale(): Promise<boolean>;
}
