import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { forSharedLibraries, RELEASE_FILE, remotePath } from '@site/contracts';
import type { Configuration, RuleSetRule } from 'webpack';
import { describeRelease } from '../release/describe-release.ts';
import { browserConfig, buildOptions, serverConfig } from './base-config.ts';
import { elsewhereConfig } from './elsewhere-config.ts';
import { hotEntry, withFastRefresh } from './fast-refresh.ts';
import { moduleFile } from './module-file.ts';
import { noticeNewFiles } from './notice-new-files.ts';
import { pairBuilds } from './pair-builds.ts';
import { portableIds } from './portable-ids.ts';
import { scopedStyles } from './scope-styles.ts';
import { sharedRanges } from './shared-ranges.ts';

// Otherwise each plugin of Module Federation searches for webpack in the stack of an error that it provokes: 0.1 s per build.
process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));

const entry = (name: string) => moduleFile(import.meta, `../entry/${name}`);

export interface RemoteOptions {
  /** Name of the remote in addresses, registry and metrics. */
  name: string;
  /** Folder of the remote: `import.meta.dirname`. */
  dir: string;
  /** Rules for additional file types; both builds give the files the same address. */
  rules?: RuleSetRule[];
}

/** Changes a rule for the server build, which only needs addresses. */
const addressOnly = (rule: RuleSetRule): RuleSetRule => ({ ...rule, generator: { ...rule.generator, emit: false } });

/**
 * Configures the builds of a remote's release: a Module Federation container for browsers, a CommonJS bundle for the composer,
 * and a container for other applications. `NODE_ENV=development` builds only the first two, unminified, with React's warnings.
 * @returns a webpack multi-configuration; `release.json` is written when all builds have succeeded
 */
export function remoteConfig({ name, dir, rules = [] }: RemoteOptions): Configuration[] {
  const options = buildOptions(dir);
  const container = `site_${name.replaceAll('-', '_')}`;
  const shared = sharedRanges(dir);
  const newPages = noticeNewFiles(path.join(dir, 'src/pages'));
  const { development } = options;
  const parts = { name, dir, output: options.output, container, shared, listsMaterials: !development };

  const browser = browserConfig(options, { hasFastRefresh: development });
  browser.entry = {};
  browser.output = {
    ...browser.output,
    publicPath: remotePath(name),
    uniqueName: container,
  };
  // One chunk per page: 0.4 to 1.4 KB less for a first visit than with shared chunks. docs/decisions/0035.
  browser.optimization = { ...browser.optimization, splitChunks: false };
  browser.module?.rules?.push(...rules);
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: container,
      filename: 'static/remote.[contenthash:10].js',
      exposes: { './pages': { import: [...(development ? [hotEntry] : []), entry('browser')], name: 'pages' } },
      shared: forSharedLibraries((library) => ({
        singleton: true,
        import: false as const,
        requiredVersion: shared[library],
      })),
      manifest: false,
      dts: false,
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
    newPages,
    portableIds,
    scopedStyles,
  );

  const server = serverConfig(options);
  server.entry = { pages: entry('server') };
  server.externals = forSharedLibraries((library) => `commonjs ${library}`);
  server.output = { ...server.output, publicPath: remotePath(name) };
  server.module?.rules?.push(...rules.map(addressOnly));
  server.plugins = [newPages, portableIds];

  return pairBuilds({
    browser: development ? withFastRefresh(browser, name) : browser,
    others: development ? [] : [elsewhereConfig(options, { container, shared, rules })],
    server,
    descriptor: RELEASE_FILE,
    describe: (...compilations) => describeRelease(parts, ...compilations),
  });
}
