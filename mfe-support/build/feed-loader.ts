import type { LoaderContext } from 'webpack';

/** Makes of a module what its export `feed` says. */
export default async function feedLoader(this: LoaderContext<unknown>): Promise<string> {
  const { feed }: { feed: string } = await this.importModule(this.resourcePath);
  return feed;
}
