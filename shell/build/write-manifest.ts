import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { socialFiles } from './social-images.ts';

const files = (compilation: Compilation, group: string) => compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
const assets = (compilation: Compilation) => compilation.getAssets().map((asset) => asset.name);

/**
 * Writes `shell.json`, from which the composer learns the hashed names of the shell's own files.
 * @param output folder of the build
 * @param shared versions of the libraries that the shell provides
 */
export async function writeManifest(
  output: string,
  shared: Record<string, string>,
  browser: Compilation,
  server: Compilation,
): Promise<void> {
  const manifest = {
    start: files(browser, 'start').find((file) => file.endsWith('.js')),
    entry: files(browser, 'main').find((file) => file.endsWith('.js')),
    css: files(browser, 'main').filter((file) => file.endsWith('.css')),
    federation: files(browser, 'federation').filter((file) => file.endsWith('.js')),
    font: assets(browser).find((file) => file.endsWith('.woff2')),
    server: assets(server).find((file) => file.endsWith('.cjs')),
    social: socialFiles,
    files: assets(browser),
    shared,
  };
  const target = path.join(output, 'shell.json');
  await writeFile(`${target}.new`, JSON.stringify(manifest, null, 1));
  await rename(`${target}.new`, target);
}
