import type { PageSummary } from '@site/contracts';
import type { HelpEntry } from './help-entry.ts';

const SUMMARY_LENGTH = 160;

/** Pages whose sections are all searchable: policies, the API reference, and lists of rates. */
const isSearchedBySection = ({ path, sitemap }: PageSummary) =>
  sitemap.category === 'Legal' || path === '/api-docs' || hasRates({ path });

const hasRates = ({ path }: Pick<PageSummary, 'path'>) => path.endsWith('-rates');

interface SiteSections {
  entries: HelpEntry[];
  /** Whether a document could not be read, which may leave out results. */
  isPartial: boolean;
}

/**
 * Reads the documents of the running site, for up-to-date content of all teams.
 * @param pages all pages of the composition
 */
export async function readSiteSections(pages: PageSummary[]): Promise<SiteSections> {
  const read = await Promise.allSettled(pages.filter(isSearchedBySection).map(readPage));
  return {
    entries: read.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
    isPartial: read.some(({ status }) => status === 'rejected'),
  };
}

async function readPage(page: PageSummary): Promise<HelpEntry[]> {
  const response = await fetch(page.path);
  if (!response.ok) throw new Error(`${page.path}: ${response.status}`);
  const { body } = new DOMParser().parseFromString(mainOf(await response.text()), 'text/html');
  return entriesIn(body, page);
}

/** Content between header and footer: browsers apply the policy of this document to styles of a parsed one. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/** Sections of a page with a fragment, and the rows of its tables when they are rates. */
export function entriesIn(body: Element, page: PageSummary): HelpEntry[] {
  const sections = [...body.querySelectorAll('h2[id], h3[id]')].map((heading) => sectionEntry(heading, page));
  return hasRates(page) ? [...sections, ...rateEntries(body, page)] : sections;
}

const BLOCKS =
  'address, br, dd, div, dt, figcaption, h2, h3, h4, li, option, output > *, p, pre, section, summary, td, th';

/** Explains or decorates adjacent words. */
const IGNORED = '[role=tooltip], [aria-hidden=true]';

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** Text of an element, with spaces between blocks. */
function spacedText(element: Element): string {
  if (element.matches(IGNORED)) return '';
  const texts = [...element.childNodes].map((node) => {
    if (isElement(node)) return spacedText(node);
    return node.nodeType === node.TEXT_NODE ? node.nodeValue : '';
  });
  return element.matches(BLOCKS) ? ` ${texts.join('')} ` : texts.join('');
}

const wordsOf = (element: Element) => spacedText(element).replaceAll(/\s+/g, ' ').trim();

function sectionEntry(heading: Element, { path, sitemap }: PageSummary): HelpEntry {
  const href = `${path}#${heading.id}`;
  const text = wordsBelow(heading);
  const summary = text.length > SUMMARY_LENGTH ? `${text.slice(0, text.lastIndexOf(' ', SUMMARY_LENGTH))} …` : text;
  return { id: href, kind: 'Section', title: wordsOf(heading), summary: `${sitemap.title}: ${summary}`, text, href };
}

function wordsBelow(heading: Element): string {
  const texts: string[] = [];
  for (let next = heading.nextElementSibling; next && next.tagName !== heading.tagName; next = next.nextElementSibling)
    texts.push(wordsOf(next));
  return texts.join(' ');
}

/** An entry per destination: the first table with it has the most details, and any of them a fragment for its row. */
function rateEntries(body: Element, { path, sitemap }: PageSummary): HelpEntry[] {
  const rows = [...body.querySelectorAll('tbody tr')].filter((row) => /\$0\.\d{4}/.test(row.textContent));
  const byName = Map.groupBy(rows, ({ firstElementChild }) => (firstElementChild ? wordsOf(firstElementChild) : ''));
  return [...byName].map(([title, alike]): HelpEntry => {
    const [shown = [], ...others] = alike.map((row) => [...row.children].slice(1).map(wordsOf).filter(Boolean));
    const anchor = alike.find(({ id }) => id)?.id;
    return {
      id: `${path} ${title}`,
      kind: 'Rate',
      title,
      summary: `${sitemap.title}: ${shown.join(', ')}`,
      text: others.flat().join(' '),
      href: anchor ? `${path}#${anchor}` : path,
    };
  });
}
