const requested = new Set<string>();

const isInDocument = (url: string) =>
  document.querySelector(`[href="${url}"], [src="${url}"], [data-href="${url}"]`) !== null;

async function fetchOnce(url: string): Promise<void> {
  if (requested.has(url) || isInDocument(url)) return;
  requested.add(url);
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    requested.delete(url);
  }
}

/**
 * Fetches files in parallel; discovered one after the other they would take a round trip each. They are immutable: the
 * HTTP cache serves them later. Not `<link rel="preload">`: when it fails, a script element with the same URL fails as
 * well, without a request of its own.
 */
export function prefetch(urls: string[]): void {
  for (const url of urls) void fetchOnce(url);
}
