import { readdirSync } from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'noticeNewFiles';

function namesIn(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true }).sort().join('\n');
  } catch {
    // A folder that is missing, or is removed meanwhile, has no files.
    return '';
  }
}

/**
 * Lets a watching build notice every file that is added below a folder, which webpack alone does not: it forgets what
 * it has read of the folder, but (in 5.110) not of the folders in it, and it misses what is added to those while it
 * builds.
 */
export const noticeNewFiles = (folder: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    let names = '';
    compiler.hooks.watchRun.tap(NAME, () => {
      names = namesIn(folder);
      compiler.inputFileSystem?.purge?.(folder);
    });
    compiler.hooks.afterDone.tap(NAME, () => {
      // By then the compiler watches again.
      setImmediate(() => {
        if (compiler.watching && namesIn(folder) !== names) compiler.watching.invalidate();
      });
    });
  },
});
