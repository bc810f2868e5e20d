import { filesOf } from '@site/remote-kit/webpack';
import type { Compilation } from 'webpack';
import { isCompressed } from './compress-files.ts';
import { socialFiles } from './social-images.ts';

const files = (compilation: Compilation, group: string) => compilation.namedChunkGroups.get(group)?.getFiles() ?? [];

const styles = (compilation: Compilation, group: string) =>
  files(compilation, group).filter((file) => file.endsWith('.css'));

/**
 * The content of `shell.json`, from which the composer learns the hashed names of the shell's own files.
 * @param shared versions of the libraries that the shell provides
 */
export function describeShell(shared: Record<string, string>, browser: Compilation, server: Compilation): object {
  const loader = files(browser, 'load-starter').find((file) => file.endsWith('.js'));
  return {
    start: files(browser, 'start').find((file) => file.endsWith('.js')),
    loader,
    entry: files(browser, 'main').find((file) => file.endsWith('.js')),
    vitals: files(browser, 'vitals').find((file) => file.endsWith('.js')),
    css: styles(browser, 'main'),
    notFoundCss: styles(browser, 'not-found'),
    federation: files(browser, 'federation').filter((file) => file.endsWith('.js')),
    font: filesOf(browser).find((file) => file.endsWith('.woff2')),
    server: filesOf(server).find((file) => file.endsWith('.cjs')),
    social: socialFiles,
    // Documents hold its text: nobody asks for its file.
    files: filesOf(browser).filter((file) => file !== loader && !isCompressed(file) && !file.endsWith('.map')),
    development: files(browser, 'development').find((file) => file.endsWith('.js')),
    shared,
  };
}
