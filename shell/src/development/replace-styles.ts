import { releaseFilePath } from '@site/contracts/release-files';

const STYLES = 'style[data-href], link[rel=stylesheet]';
/** Name that no lookup uses. */
const FORMER = 'former';

const hrefOf = (style: Element) => style.getAttribute('data-href') ?? style.getAttribute('href') ?? '';

/** Address without the content hash. */
const nameOf = (href: string) => href.replace(/\.[0-9a-f]+\.css$/, '');

/** The policy of a document allows no other inline styles than the original ones. */
export async function addStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.href = href;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await loaded;
}

/**
 * Adds the changed styles next to the former ones, whose classes are in use until the components change.
 * @param css all stylesheets of the remote
 */
export async function replaceStyles(remote: string, css: string[]): Promise<{ remove(): void }> {
  const current = new Map(css.map((file) => releaseFilePath(remote, file)).map((href) => [nameOf(href), href]));
  const changed = [...document.querySelectorAll<HTMLElement>(STYLES)].flatMap((style) => {
    const href = current.get(nameOf(hrefOf(style)));
    return href && href !== hrefOf(style) ? [{ style, href }] : [];
  });
  await Promise.all(changed.map(({ href }) => addStylesheet(href)));
  for (const { style } of changed) style.dataset.href = FORMER;
  return {
    remove() {
      for (const { style } of changed) style.remove();
    },
  };
}
