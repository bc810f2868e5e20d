import type { SiteConfig } from '@site/contracts';
import { whenTouched } from '@site/forms/when-touched.ts';
import { toastStore } from '@site/toasts/toast-store.ts';
import { layoutIds } from '../layout/layout-ids.ts';

/** Loads once; after a failure, the next touch of the element retries. */
function loadOnTouch(element: HTMLElement, load: () => Promise<void>): () => void {
  let isRequested = false;
  const listen = () => whenTouched(element, new AbortController().signal, attempt);
  const attempt = () => {
    if (isRequested) return;
    isRequested = true;
    load().catch(() => {
      isRequested = false;
      listen();
    });
  };
  listen();
  return attempt;
}

/** Checks whether the starter has marked a form in the element: its listeners were first. */
const isTouched = (element: HTMLElement) => element.querySelector('form[data-touched]') !== null;

/**
 * Hydrates the interactive parts of the layout: the newsletter form when it is touched, and the toast region when any
 * element is, since a toast about a lost connection could not load it.
 */
export function hydrateLayoutOnTouch(site: SiteConfig): void {
  const newsletter = document.getElementById(layoutIds.newsletter);
  const toasts = document.getElementById(layoutIds.toasts);
  if (!newsletter || !toasts) return;

  const loadNewsletter = loadOnTouch(newsletter, async () =>
    (await import(/* webpackChunkName: "newsletter" */ './hydrate-newsletter.tsx')).hydrateNewsletter(newsletter, site),
  );
  const loadToasts = loadOnTouch(document.body, async () =>
    (await import(/* webpackChunkName: "toasts" */ './hydrate-toasts.tsx')).hydrateToasts(toasts),
  );
  toastStore.subscribe(loadToasts);
  if (isTouched(document.body)) loadToasts();
  if (isTouched(newsletter)) loadNewsletter();
}
