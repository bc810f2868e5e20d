/** Location of a tab or of a document that is being rendered. */
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

/** How a tab reached its location: opened or through its history, by a link, or by a replaced entry. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigationState {
  location: SiteLocation;
  type: NavigationType;
}

/**
 * Navigates to another location of this site.
 * @param to path, query and hash; omitted leading parts stay unchanged
 */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** Navigation of one tab. */
export interface TabNavigation {
  current(): NavigationState;
  navigate: Navigate;
  /** Loads what {@link TabNavigation.navigate} needs. Never rejects. */
  prepare(): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}
