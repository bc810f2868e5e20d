import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RELEASE_FILE, type Release, releaseSchema } from '@site/contracts';

const cache = path.resolve(import.meta.dirname, '../../../../.cache');
const webpack = path.resolve(cache, '../node_modules/webpack/lib/index.js');

/** Required dependencies of a remote. */
export const dependencies = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@site/router': '1.0.0',
  '@site/toasts': '1.0.0',
  '@site/forms': '1.0.0',
};

export const packageJson = (wanted: Record<string, string>, peerDependencies?: Record<string, string>) =>
  JSON.stringify({ name: 'news', version: '2.1.0', type: 'module', dependencies: wanted, peerDependencies });

/** Source text of a page's declaration. */
export const declaration = (pagePath: string, title = 'News') => `{
  path: '${pagePath}',
  meta: { title: '${title}', description: 'What is new.', keywords: ['news'] },
  sitemap: { title: 'News', category: 'Company', description: 'News', priority: 0.5, changeFrequency: 'Weekly', icon: 'house' },
}`;

/** Source text of `src/remote.ts` with these declarations. */
export const remote = (...declarations: string[]) =>
  `import { definePages } from '@site/remote-kit';\nexport default definePages([${declarations}]);`;

/** Matches code that only helps developers. */
export const forDevelopers =
  /siteRefreshRuntime|siteDevelopment|\$Refresh|hot-update|webpackHot|sourceMappingURL|jsxDEV/;

/** Remote with one page, `/news`, in a temporary folder. */
export class NewsRemote {
  readonly folder: string;

  constructor() {
    mkdirSync(cache, { recursive: true });
    this.folder = mkdtempSync(path.join(cache, 'kit-'));
  }

  /** Resets the sources to the one page, and removes all output but the cache of development builds, which teams keep as well. */
  reset(): void {
    mkdirSync(path.join(this.folder, 'dist-dev'), { recursive: true });
    this.#empty('dist-dev', '.cache');
    this.#empty('.', 'dist-dev');
    this.write('package.json', packageJson(dependencies));
    this.write(
      'webpack.config.ts',
      "import { remoteConfig } from '@site/remote-kit/webpack';\nexport default remoteConfig({ name: 'news', dir: import.meta.dirname });",
    );
    this.write('src/remote.ts', remote(declaration('/news')));
    this.write(
      'src/pages/news/page.tsx',
      "import styles from './page.module.css';\nexport default () => <h1 className={styles.title}>News</h1>;",
    );
    this.write('src/pages/news/page.module.css', '@layer page { .title { color: red } }');
  }

  #empty(folder: string, kept: string): void {
    for (const name of readdirSync(path.join(this.folder, folder)))
      if (name !== kept) rmSync(path.join(this.folder, folder, name), { recursive: true });
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  /**
   * Starts a program with `webpack` and `readConfig()`, which reads the current `webpack.config.ts` of the remote: a separate
   * process, like a team's build, for all builds of a test file.
   */
  startProgram(text: string, environment: 'production' | 'development'): ChildProcess {
    const config = pathToFileURL(path.join(this.folder, 'webpack.config.ts'));
    const file = path.join(cache, `program-${randomUUID()}.mjs`);
    // A file, because the minimizer starts processes with the options of this one; it is read once.
    writeFileSync(
      file,
      `import { rmSync } from 'node:fs';
import webpack from ${JSON.stringify(webpack)};
rmSync(import.meta.filename);
let reads = 0;
const readConfig = async () => (await import('${config}?' + reads++)).default;
process.once('disconnect', () => process.exit());
${text}`,
    );
    return fork(file, { env: { ...process.env, NODE_ENV: environment } });
  }

  /** @param output folder of the build: `dist`, or `dist-dev` for a development build */
  release(output = 'dist'): Release {
    return releaseSchema.parse(JSON.parse(readFileSync(path.join(this.folder, output, RELEASE_FILE), 'utf8')));
  }

  /** Returns names and contents of all files of the output. */
  text(output = 'dist'): string {
    return readdirSync(path.join(this.folder, output), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name + readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  }

  /** Lists files of the release that do not exist. */
  missingFiles(output = 'dist'): string[] {
    const names = Object.keys(this.release(output).files);
    return names.filter((name) => !existsSync(path.join(this.folder, output, name)));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
