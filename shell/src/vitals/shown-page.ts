/** The page that a tab shows. */
export interface ShownPage {
  path: string;
  remote: string;
  /** Version of its release. */
  release: string;
}

const TYPE = 'page-shown';

/** Tells the scripts of this tab that a page is shown. */
export function announcePage(detail: ShownPage): void {
  document.dispatchEvent(new CustomEvent(TYPE, { detail }));
}

/** Calls a listener with each page that is shown from now on. */
export function onPageShown(listener: (page: ShownPage) => void): void {
  document.addEventListener(TYPE, (event) => listener((event as CustomEvent<ShownPage>).detail));
}
