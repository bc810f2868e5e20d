import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Ebook } from '../src/ebooks/ebook.ts';
import { makeEbook } from './ebook/make-ebook.ts';

/** Builds the PDF described by a module's export `ebook`. */
export default async function ebookLoader(this: LoaderContext<unknown>): Promise<Buffer> {
  const { ebook }: { ebook: Ebook } = await this.importModule(this.resourcePath);
  const file = path.join(this.rootContext, `src/pages/articles/${ebook.article}/article.md`);
  this.addDependency(file);
  return makeEbook({ ...ebook, markdown: await readFile(file, 'utf8') });
}
