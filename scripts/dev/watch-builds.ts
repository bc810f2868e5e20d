import webpack, { type Compilation, type Compiler, type Configuration, type Stats } from 'webpack';
import { createImports } from './imports.ts';

const NAME = 'watchBuilds';

/** Saved by an editor, or by a tool that writes several files. */
const AGGREGATE_MS = 10;

/** Each build has its own watcher. */
const NOTICED_WITHIN_MS = 50;

/** Receivers of results. */
interface BuildEvents {
  /** The browser's build has ended; the server's of the same sources may follow. */
  onBrowserBuilt(stats: Stats): void;
  /** The server's bundle is final but not written, and its pages have the styles that they had. */
  onBundled(server: Compilation): void;
  /** Both builds of the present sources have ended. */
  onSettled(builds: Stats[]): void;
}

interface WatchedBuilds {
  close(closed: () => void): void;
}

const compilerOf = (config: Configuration): Compiler => {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${config.name} has no compiler.`);
  return compiler;
};

/**
 * Watches the two builds of a target, for browsers and for the server. They share a thread: the one that the developer
 * waits for is first. The other one is suspended until then, and the server's build ends last in any case, because it
 * describes the results of both.
 * @param isForServer whether open tabs take the changes of a file from the server
 */
export function watchBuilds(
  configs: Configuration[],
  isForServer: (file: string) => boolean,
  { onBrowserBuilt, onBundled, onSettled }: BuildEvents,
): WatchedBuilds {
  const [browser, server] = configs.map(compilerOf);
  if (!browser || !server) throw new Error('A target has a build for browsers and one for the server.');
  const imports = createImports();
  const outdated = new Set([browser, server]);
  const latest = new Map<Compiler, Stats>();
  let browserBuilt = Promise.withResolvers<void>();

  const reads = (compiler: Compiler, file: string) => latest.get(compiler)?.compilation.fileDependencies.has(file);

  /** Suspends one build for a change that the other one has noticed as well, or is about to notice. */
  const decideOrder = (file: string) => {
    const [first, second] = isForServer(file) ? [server, browser] : [browser, server];
    if (!reads(first, file) || first.watching?.suspended) return;
    second.watching?.suspend();
    setTimeout(() => outdated.has(first) || second.watching?.resume(), NOTICED_WITHIN_MS);
  };

  browser.hooks.invalid.tap(NAME, (file) => {
    outdated.add(browser);
    browserBuilt = Promise.withResolvers();
    if (file) decideOrder(file);
  });
  browser.hooks.done.tap(NAME, (stats) => {
    outdated.delete(browser);
    onBrowserBuilt(stats);
    browserBuilt.resolve();
    // The server's build describes files that only browsers have, too.
    if (!outdated.has(server)) server.watching?.invalidate();
    server.watching?.resume();
  });
  server.hooks.invalid.tap(NAME, (file) => {
    outdated.add(server);
    if (file) decideOrder(file);
  });
  server.hooks.thisCompilation.tap(NAME, (compilation) => {
    // Before source maps, which take as long as the bundle.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      const isFirst = outdated.has(browser) && compilation.errors.length === 0;
      if (isFirst && imports.areKnown(compilation)) onBundled(compilation);
    });
  });
  // Before the results of both are described.
  server.hooks.afterEmit.tapPromise({ name: NAME, stage: -1 }, async () => {
    if (!outdated.has(browser)) return;
    browser.watching?.resume();
    await browserBuilt.promise;
  });
  server.hooks.done.tap(NAME, ({ compilation }) => {
    outdated.delete(server);
    imports.learn(compilation);
    browser.watching?.resume();
  });

  for (const compiler of [browser, server]) {
    compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
      if (error) throw error;
      if (stats) latest.set(compiler, stats);
      if (outdated.size === 0) onSettled([...latest.values()]);
    });
  }
  server.watching?.suspend();
  return { close: (closed) => browser.close(() => server.close(() => closed())) };
}
