import morphdom from 'morphdom';
import { readPageData } from '../browser/read-page-data.ts';
import { addStylesheet } from './replace-styles.ts';

const STYLES = 'style[data-href], link[rel=stylesheet][data-href]';

/** Whether React renders the page, which hot updates then change. */
function isOfReact(): boolean {
  if (document.documentElement.dataset.hydrated !== 'true') return false;
  const { page } = readPageData();
  return page?.path !== location.pathname || page.interactive;
}

/** The policy of this document applies to parsed content, too. */
function withoutInlineStyles(html: string): string {
  const [start, ...styles] = html.split('<style data-href="');
  const links = styles.map((style) => {
    const href = style.slice(0, style.indexOf('"'));
    return `<link rel="stylesheet" data-href="${href}">${style.slice(style.indexOf('</style>') + '</style>'.length)}`;
  });
  return [start, ...links].join('');
}

const hrefsOf = (all: Document) =>
  [...all.querySelectorAll<HTMLElement>(STYLES)].flatMap(({ dataset }) => dataset.href ?? []);

async function addStyles(next: Document): Promise<void> {
  const present = new Set(hrefsOf(document));
  await Promise.all(
    hrefsOf(next)
      .filter((href) => !present.has(href))
      .map(addStylesheet),
  );
}

function removeStyles(next: Document): void {
  const wanted = new Set(hrefsOf(next));
  for (const style of document.querySelectorAll<HTMLElement>(STYLES))
    if (!wanted.has(style.dataset.href ?? '')) style.remove();
}

/** Copies the text of another document into this one; the developer's input and open elements stay. */
function morph(next: Document): void {
  const page = document.getElementById('page');
  const nextPage = next.getElementById('page');
  if (!page || !nextPage) return;
  morphdom(page, nextPage, {
    onBeforeElUpdated(from, to) {
      if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
      return !from.isEqualNode(to);
    },
  });
}

let requested = 0;
let shown = 0;

/** @returns undefined when there is none, or a later one is already shown */
async function read(address: string): Promise<Document | undefined> {
  requested += 1;
  const number = requested;
  const answer = await fetch(address, { cache: 'no-store' });
  const text = await answer.text();
  if (!answer.ok || number < shown) return undefined;
  shown = number;
  return new DOMParser().parseFromString(withoutInlineStyles(text), 'text/html');
}

/** Shows the present document at this address; hot updates handle the parts that React renders. */
export async function showDocument(): Promise<void> {
  const next = await read(location.pathname);
  if (!next) return;
  document.title = next.title;
  if (isOfReact()) return;
  await addStyles(next);
  morph(next);
  removeStyles(next);
  const data = document.getElementById('page-data');
  if (data) data.textContent = next.getElementById('page-data')?.textContent ?? '';
}

/** Shows the page of a coming document, which has the same styles. */
export async function showPage(remote: string): Promise<void> {
  if (isOfReact() || readPageData().page?.remote !== remote) return;
  const next = await read(`/-/dev/pages${location.pathname}`);
  if (next && !isOfReact()) morph(next);
}
