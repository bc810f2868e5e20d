import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { renderPng } from './render-png.ts';
import { zipFiles } from './zip-files.ts';

type Loader = LoaderContext<unknown>;

/**
 * Turns `import kit from './kit.txt?zip'` into the address of a zip file. Each line of the list names a file, or a
 * drawing to convert: `mark.png from mark.svg`.
 */
export default async function zipLoader(this: Loader, list: string): Promise<Buffer> {
  const lines = list.split('\n').filter(Boolean);
  const entries = lines.map(async (line) => {
    const [name = '', source = name] = line.split(' from ');
    return [name, await contentOf(this, path.join(this.context, source), path.extname(name))] as const;
  });
  return zipFiles(Object.fromEntries(await Promise.all(entries)));
}

async function contentOf(loader: Loader, source: string, kind: string): Promise<Uint8Array> {
  loader.addDependency(source);
  const content = await readFile(source);
  return path.extname(source) === kind ? content : renderPng(content.toString());
}
