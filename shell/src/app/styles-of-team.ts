import { REMOTES_PATH, remoteOfPath } from '@site/contracts/release-files';

const SHEETS = `style[data-href^="${REMOTES_PATH}"], link[rel=stylesheet][href^="${REMOTES_PATH}"]`;

/** Without the check the browser would evaluate the sheet again. */
function setMedia(sheet: HTMLStyleElement | HTMLLinkElement, media: string): void {
  if (sheet.media !== media) sheet.media = media;
}

/**
 * Enables the style sheets of a remote and disables those of all others: loaded sheets stay in the document, and those
 * of a preloaded page arrive before it is shown.
 * @param remote owner of the visible page
 * @returns stops this and leaves the sheets in their present state
 */
export function applyStylesOf(remote: string): () => void {
  const apply = () => {
    for (const sheet of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(SHEETS)) {
      const address = sheet.dataset.href ?? sheet.getAttribute('href') ?? '';
      setMedia(sheet, remoteOfPath(address) === remote ? '' : 'not all');
    }
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
