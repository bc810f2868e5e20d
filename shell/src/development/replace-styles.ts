import { releaseFilePath } from '@site/contracts/release-files';

const STYLES = 'style[data-href], link[rel=stylesheet]';
/** Name that no lookup uses. */
const FORMER = 'former';

const hrefOf = (style: Element) => style.getAttribute('data-href') ?? style.getAttribute('href') ?? '';

/** Address without the content hash. */
const nameOf = (href: string) => href.replace(/\.[0-9a-f]+\.css$/, '');

/** The policy of a document allows no other inline styles than the original ones. */
export async function addStylesheet(href: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.href = href;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await loaded;
  return link;
}

/** Styles of two builds, of which one has to go. */
interface BothStyles {
  removeFormer(): void;
  restoreFormer(): void;
}

/**
 * Adds the changed styles next to the former ones, whose classes are in use until the components change.
 * @param css all stylesheets of the remote
 */
export async function replaceStyles(remote: string, css: string[]): Promise<BothStyles> {
  const current = new Map(css.map((file) => releaseFilePath(remote, file)).map((href) => [nameOf(href), href]));
  const changed = [...document.querySelectorAll<HTMLElement>(STYLES)].flatMap((style) => {
    const href = current.get(nameOf(hrefOf(style)));
    const former = hrefOf(style);
    return href && href !== former ? [{ style, href, former }] : [];
  });
  const added = await Promise.all(changed.map(({ href }) => addStylesheet(href)));
  for (const { style } of changed) style.dataset.href = FORMER;
  return {
    removeFormer() {
      for (const { style } of changed) style.remove();
    },
    restoreFormer() {
      for (const link of added) link.remove();
      for (const { style, former } of changed) style.dataset.href = former;
    },
  };
}
