import path from 'node:path';
import { forSharedLibraries, type SharedLibrary } from '@site/contracts';
import { readJsonSync } from '@site/process';
import { browserConfig, buildOptions, pairBuilds, serverConfig, serverMinimizer } from '@site/remote-kit/webpack';
import webpack, { type Configuration } from 'webpack';
import * as z from 'zod';
import { compressFiles } from './compress-files.ts';
import { describeShell } from './describe-shell.ts';
import { federationConstants, federationRule, routerAlias, routerRule } from './lean-libraries.ts';
import { socialImages } from './social-images.ts';

const packageSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

function sharedVersions(dir: string): Record<SharedLibrary, string> {
  const { devDependencies } = readJsonSync(path.join(dir, 'package.json'), packageSchema);
  return forSharedLibraries((_library, name) => devDependencies[name] ?? '');
}

/**
 * The shell's two builds: the scripts that hydrate a composed document, and the bundle with which the composer renders.
 * @param dir folder of the shell
 */
export function shellConfig(dir: string): Configuration[] {
  const options = buildOptions(dir);
  const shared = sharedVersions(dir);
  const constants = new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(shared), ...federationConstants });

  const browser = browserConfig(options);
  browser.entry = {
    main: './src/browser/main.tsx',
    start: './src/starter/start.ts',
    'load-starter': './src/starter/load-starter.ts',
    vitals: './src/vitals/report-vitals.ts',
    'not-found': './src/pages/not-found.module.css',
    ...(options.development && { development: './src/development/start-development.ts' }),
  };
  browser.output = {
    ...browser.output,
    publicPath: '/assets/',
    uniqueName: 'site_shell',
  };
  browser.plugins?.push(constants, socialImages);
  if (!options.development) browser.plugins?.push(compressFiles);

  const server = serverConfig(options);
  server.entry = { shell: './src/server-entry.tsx' };
  server.output = { ...server.output, publicPath: '/assets/' };
  // Each thread that renders compiles it.
  server.optimization = { ...server.optimization, minimize: !options.development, minimizer: [serverMinimizer] };
  server.plugins = [constants];

  if (!options.development)
    for (const build of [browser, server]) {
      build.resolve = { ...build.resolve, alias: { ...build.resolve?.alias, ...routerAlias } };
      build.module?.rules?.push(routerRule, federationRule);
    }

  return pairBuilds({
    browser,
    server,
    descriptor: 'shell.json',
    describe: async (browser, server) => ({ content: describeShell(shared, browser, server) }),
  });
}
