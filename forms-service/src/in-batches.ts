/** Yields items in groups of the given size; the last group may be smaller, none is empty. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  size: number,
): AsyncGenerator<Item[]> {
  const batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === size) yield batch.splice(0);
  }
  if (batch.length > 0) yield batch;
}
