import { REMOTES_PATH, remoteOfPath } from '@site/contracts/release-files';

const SHEETS = `style[data-href^="${REMOTES_PATH}"], link[rel=stylesheet][href^="${REMOTES_PATH}"]`;

/** Without a change the sheet would be evaluated again. */
function setMedia(sheet: HTMLStyleElement | HTMLLinkElement, media: string): void {
  if (sheet.media !== media) sheet.media = media;
}

/**
 * Has the style sheets of a remote apply, and those of all others wait: sheets that are loaded stay in the document, and those
 * of a page that is loaded ahead come before it is shown.
 * @param remote whose page is shown
 * @returns ends it, and leaves the sheets as they are
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
