import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const inEntry = (file: string) => path.join(import.meta.dirname, '../entry', file);

/** Module that lets an open tab ask the container for what has changed. */
export const hotEntry = inEntry('hot.ts');

/** Of the whole tab, so that components of all remotes and React itself meet: the shell's development script provides it. */
const RUNTIME = 'globalThis.siteRefreshRuntime';
const isRuntime = (request = '') => /react-refresh(?:[\\/]runtime(?:\.js)?)?$/.test(request);

/**
 * Has open tabs take changed components over with their state, as far as React can. For development builds only.
 * @param browser made with fast refresh
 * @param remote name by which tabs know the container
 */
export function withFastRefresh(browser: Configuration, remote: string): Configuration {
  return {
    ...browser,
    resolve: {
      ...browser.resolve,
      alias: { ...browser.resolve?.alias, 'react/jsx-dev-runtime': inEntry('jsx-dev-runtime.ts') },
    },
    externals: ({ request }, done) => (isRuntime(request) ? done(undefined, `var ${RUNTIME}`) : done()),
    optimization: { ...browser.optimization, emitOnErrors: false },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.NormalModuleReplacementPlugin(/hmr[\\/]hotModuleReplacement\.js$/, inEntry('no-css-reload.cjs')),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx?$/, esModule: true }),
      new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(remote) }),
    ],
  };
}
