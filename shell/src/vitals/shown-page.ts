/** The visible page of a tab. */
export interface ShownPage {
  path: string;
  remote: string;
  /** Version of its release. */
  release: string;
}

const TYPE = 'page-shown';

/** Tells the scripts of this tab which page is visible. */
export function announcePage(detail: ShownPage): void {
  document.dispatchEvent(new CustomEvent(TYPE, { detail }));
}

/** Calls a listener with each page shown from now on. */
export function onPageShown(listener: (page: ShownPage) => void): void {
  document.addEventListener(TYPE, (event) => listener((event as CustomEvent<ShownPage>).detail));
}
