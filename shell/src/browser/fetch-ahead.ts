const fetched = new Set<string>();

const isInDocument = (href: string) =>
  document.querySelector(`[href="${href}"], [src="${href}"], [data-href="${href}"]`) !== null;

async function keepInCache(href: string): Promise<void> {
  if (fetched.has(href) || isInDocument(href)) return;
  fetched.add(href);
  try {
    await (await fetch(href)).arrayBuffer();
  } catch {
    fetched.delete(href);
  }
}

/**
 * Fetches files side by side; found one after the other they would take a round trip each. They are immutable, so the
 * cache has them when they are wanted. Not `<link rel="preload">`: a browser that could not get one lets the script of
 * the same address fail as well, without asking again.
 */
export function fetchAhead(addresses: string[]): void {
  for (const href of addresses) void keepInCache(href);
}
