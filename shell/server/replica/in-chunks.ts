const CHUNK = 64;

/**
 * Processes very many items, a few at a time: a promise for each of them would take more memory than the items.
 * @returns results in the order of the items
 */
export async function inChunks<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += CHUNK)
    results.push(...(await Promise.all(items.slice(at, at + CHUNK).map(work))));
  return results;
}
