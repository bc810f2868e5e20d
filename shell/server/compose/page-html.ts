const REGION = '<div id="page">';

/** The part of a rendered body that a page answers for. */
export function regionOf(body: string): string {
  const start = body.indexOf(REGION);
  return body.slice(start + REGION.length, body.indexOf('</main>', start));
}

/** Addresses of all links, as they stand in the document. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
}

/** Every id that a link can lead to. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
}

/** Fewer letters than any real page has. */
const LEAST_LETTERS = 40;

/**
 * What keeps a rendered page from going live.
 * @param body the whole body, layout included
 * @returns a sentence, or nothing
 */
export function faultIn(body: string): string | undefined {
  const region = regionOf(body);
  const letters = region.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, '').length;
  if (letters < LEAST_LETTERS) return `The page renders next to nothing (${letters} letters).`;
  const hoisted = /^\s*<(title|meta|link)\b/.exec(body)?.[1];
  if (hoisted && hoisted !== 'link') return `The page brings its own <${hoisted}>; declare it in remote.ts.`;
  if (/<[a-z][^>]*\sstyle="/i.test(region))
    return 'The page uses a style attribute, which the content security policy blocks.';
  return undefined;
}
