import { globSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { forSharedLibraries, type SharedLibrary } from '@site/contracts';
import webpack, { type Compiler, type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { type BuildOptions, browserConfig } from './base-config.ts';
import { moduleFile } from './module-file.ts';
import { ELSEWHERE } from './page-elsewhere-loader.ts';
import { portableIds } from './portable-ids.ts';
import { scopedStyles } from './scope-styles.ts';

const FOLDER = 'elsewhere';

const entry = (name: string) => moduleFile(import.meta, `../entry/${name}`);

/** Libraries that the host must share. It shares `react/jsx-runtime` only if it uses JSX itself. */
const fromHost: SharedLibrary[] = ['react', 'react-dom'];

interface ElsewhereParts {
  /** Global name of the container. */
  container: string;
  shared: Record<SharedLibrary, string>;
  rules: RuleSetRule[];
}

/** Removes the plugin's second report, which repeats the first at greater length. */
const withoutReport: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(FOLDER, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: FOLDER, stage }, () => compilation.deleteAsset('mf-stats.json'));
    });
  },
};

/** Maps names of exposed modules to their files. */
function exposedModules(dir: string): Record<string, string> {
  const folder = path.join(dir, 'src');
  const pages = globSync('pages/**/page.tsx', { cwd: folder }).sort();
  return {
    './tokens': entry('tokens'),
    './base': entry('base'),
    ...Object.fromEntries(
      pages.map((file) => [
        `./${path.dirname(file).replaceAll(path.sep, '/')}`,
        `${path.join(folder, file)}${ELSEWHERE}`,
      ]),
    ),
  };
}

/**
 * Returns the configuration of the container for other applications, on any origin: a module per page, and the design tokens.
 * A separate build: visitors of the site load none of it. docs/decisions/0064.
 */
export function elsewhereConfig(options: BuildOptions, { container, shared, rules }: ElsewhereParts): Configuration {
  const config = browserConfig(options, { folder: FOLDER });
  config.name = FOLDER;
  config.entry = {};
  config.output = { ...config.output, publicPath: 'auto', uniqueName: `${container}_${FOLDER}` };
  config.optimization = { ...config.optimization, splitChunks: false };
  const page: RuleSetRule = {
    resourceQuery: /^\?elsewhere$/,
    use: moduleFile(import.meta, 'page-elsewhere-loader'),
  };
  config.module?.rules?.push(page, ...rules);
  config.plugins?.push(
    new ModuleFederationPlugin({
      name: container,
      filename: `${FOLDER}/remote.[contenthash:10].js`,
      exposes: exposedModules(options.dir),
      shared: forSharedLibraries((library) => ({
        singleton: true,
        requiredVersion: shared[library],
        ...(fromHost.includes(library) && { import: false as const }),
      })),
      manifest: true,
      dts: false,
    }),
    portableIds,
    scopedStyles,
    withoutReport,
  );
  return config;
}
