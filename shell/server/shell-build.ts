import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sitemapCategories } from '@site/contracts';
import { ConfigurationError, readJson } from '@site/process';
import * as z from 'zod';
import { assetPath } from './asset-path.ts';

const manifestSchema = z.object({
  start: z.string(),
  loader: z.string(),
  entry: z.string(),
  vitals: z.string(),
  css: z.array(z.string()),
  /** Additional styles of the not-found page, which only the server renders. */
  notFoundCss: z.array(z.string()),
  federation: z.array(z.string()),
  font: z.string(),
  server: z.string(),
  /** Category of the sitemap → picture for social networks. */
  social: z.record(z.enum(sitemapCategories), z.string()),
  files: z.array(z.string()),
  /** Script for developers; only a build for development has one. */
  development: z.string().optional(),
  shared: z.record(z.string(), z.string()),
});

/** Stylesheet whose text is in the document. */
export interface Stylesheet {
  href: string;
  css: string;
}

/**
 * The shell's own build, with which documents are rendered and hydrated. It is read once: a build that is replaced under a
 * running shell takes effect when the shell restarts.
 */
export interface ShellBuild extends z.infer<typeof manifestSchema> {
  folder: string;
  /** Text of the server bundle. */
  bundle: string;
  /** Text of the starter, which most documents contain. */
  starter: string;
  /** Text of the script that loads the starter of a page that waits for a touch. */
  starterLoader: string;
  styles: Stylesheet[];
  notFoundStyles: Stylesheet[];
}

/**
 * @param folder output of the shell's build
 * @throws ConfigurationError when the shell is not built
 */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  // An inline script must not contain the end tag of its element.
  const readInline = async (file: string) => (await read(file)).replaceAll('</script', '<\\/script');
  try {
    const manifest = await readJson(path.join(folder, 'shell.json'), manifestSchema);
    const readStyles = (files: string[]) =>
      Promise.all(files.map(async (file) => ({ href: assetPath(file), css: await read(file) })));
    return {
      ...manifest,
      folder,
      bundle: await read(manifest.server),
      starter: await readInline(manifest.start),
      starterLoader: await readInline(manifest.loader),
      styles: await readStyles(manifest.css),
      notFoundStyles: await readStyles(manifest.notFoundCss),
    };
  } catch {
    throw new ConfigurationError(`Build the shell first (npm run build): ${folder} holds no complete build.`);
  }
}
