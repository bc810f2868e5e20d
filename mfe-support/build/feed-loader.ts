import type { LoaderContext } from 'webpack';

/** Replaces a module with the value of its export `feed`. */
export default async function feedLoader(this: LoaderContext<unknown>): Promise<string> {
  const { feed }: { feed: string } = await this.importModule(this.resourcePath);
  return feed;
}
