interface Page {
  /** Id of the last entry of the page before. */
  after?: string | undefined;
  limit: number;
}

interface PagingOptions extends Partial<Page> {
  pageSize?: number;
}

/** Yields pages until one is not full or the limit is reached, so memory use does not grow with the number of entries. */
export async function* pagesOf<Entry extends { id: string }>(
  read: (page: Page) => Promise<Entry[]>,
  { after, limit = Number.POSITIVE_INFINITY, pageSize = 1_000 }: PagingOptions = {},
): AsyncGenerator<Entry[]> {
  for (let left = limit; left > 0; left -= pageSize) {
    const asked = Math.min(pageSize, left);
    const page = await read({ after, limit: asked });
    yield page;
    if (page.length < asked) return;
    after = page.at(-1)?.id;
  }
}

/** Like {@link pagesOf}, entry by entry. */
export async function* paged<Entry extends { id: string }>(
  ...paging: Parameters<typeof pagesOf<Entry>>
): AsyncGenerator<Entry> {
  for await (const page of pagesOf(...paging)) yield* page;
}
