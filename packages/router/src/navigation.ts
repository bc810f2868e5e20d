/** Where a tab, or a document that is rendered, is. */
export interface SiteLocation {
  /** Path of the page. */
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Hash with its number sign, or empty. */
  hash: string;
  /** Identifies the entry of the tab's history. */
  key: string;
}

/** How a tab came to its location: opened or by its history, by a link, or by an entry that was replaced. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigationState {
  location: SiteLocation;
  type: NavigationType;
}

/**
 * Goes to another location of this site.
 * @param to path, query and hash; what is left out of the beginning stays as it is
 */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** Navigation of one tab. */
export interface TabNavigation {
  current(): NavigationState;
  navigate: Navigate;
  /** Loads what {@link TabNavigation.navigate} needs, or learns that it cannot be had. Never fails. */
  prepare(): Promise<void>;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}
