import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { moduleFile } from './module-file.ts';

const entry = (name: string) => moduleFile(import.meta, `../entry/${name}`);

/** Module through which an open tab updates the container. */
export const hotEntry = entry('hot');

/** React Refresh runtime of the whole tab, shared by all remotes and React; provided by the shell's development script. */
const RUNTIME = 'globalThis.siteRefreshRuntime';
const isRuntime = (request = '') => /react-refresh(?:[\\/]runtime(?:\.js)?)?$/.test(request);

/** Matches the reload of style sheets by their old names; the shell's development script applies the new ones. */
const isStyleReload = (request = '') => /hmr[\\/]hotModuleReplacement\.js$/.test(request);
const NOTHING = '(() => () => {})';

/**
 * Adds React Fast Refresh to a browser build: open tabs update changed components and keep their state. Development builds only.
 * @param browser configuration with `hasFastRefresh`
 * @param remote name of the container in tabs
 */
export function withFastRefresh(browser: Configuration, remote: string): Configuration {
  return {
    ...browser,
    resolve: {
      ...browser.resolve,
      alias: { ...browser.resolve?.alias, 'react/jsx-dev-runtime': entry('jsx-dev-runtime') },
    },
    externals: ({ request }, done) => {
      if (isRuntime(request)) done(undefined, `var ${RUNTIME}`);
      else if (isStyleReload(request)) done(undefined, `var ${NOTHING}`);
      else done();
    },
    optimization: { ...browser.optimization, emitOnErrors: false },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      // Other modules are updated through the components that import them, and may run in loaders, without a tab.
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, esModule: true }),
      new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(remote) }),
    ],
  };
}
