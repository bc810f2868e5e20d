import { readdirSync } from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'noticeNewFiles';

function namesIn(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true }).sort().join('\n');
  } catch {
    // The folder does not exist or was just removed.
    return '';
  }
}

/**
 * Creates a plugin that makes a watching build notice every file added below a folder. Webpack (5.110) invalidates its cache of
 * the folder but not of its subfolders, and misses files added there during a build.
 */
export const noticeNewFiles = (folder: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    let names = '';
    compiler.hooks.watchRun.tap(NAME, () => {
      const before = names;
      names = namesIn(folder);
      if (names !== before) compiler.inputFileSystem?.purge?.(folder);
    });
    compiler.hooks.afterDone.tap(NAME, () => {
      // The compiler is watching again by then.
      setImmediate(() => {
        if (compiler.watching && namesIn(folder) !== names) compiler.watching.invalidate();
      });
    });
  },
});
