/** The visible page of a tab. */
export interface VisiblePage {
  path: string;
  remote: string;
  /** Version of its release. */
  release: string;
}

const TYPE = 'page-shown';

/** Tells the scripts of this tab which page is visible. */
export function announcePage(detail: VisiblePage): void {
  document.dispatchEvent(new CustomEvent(TYPE, { detail }));
}

/** Calls a listener with each page shown from now on. */
export function onPageShown(listener: (page: VisiblePage) => void): void {
  document.addEventListener(TYPE, (event) => listener((event as CustomEvent<VisiblePage>).detail));
}
