/** Access of the router to the code of pages; implemented by the shell. */
export interface PageLoader {
  /** Checks whether the composition of this tab has a path. */
  has(path: string): boolean;
  /** Starts to load a page that the visitor is likely to open. Never fails. */
  prefetch(path: string): void;
  /** Loads everything that a page needs to be shown immediately; rejects when its code cannot be loaded. */
  prepare(path: string): Promise<void>;
}
