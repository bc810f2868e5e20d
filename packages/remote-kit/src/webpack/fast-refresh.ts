import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { moduleFile } from './module-file.ts';

const entry = (name: string) => moduleFile(import.meta, `../entry/${name}`);

/** Module that lets an open tab ask the container for what has changed. */
export const hotEntry = entry('hot');

/** Of the whole tab, so that components of all remotes and React itself meet: the shell's development script provides it. */
const RUNTIME = 'globalThis.siteRefreshRuntime';
const isRuntime = (request = '') => /react-refresh(?:[\\/]runtime(?:\.js)?)?$/.test(request);

/** What reloads stylesheets by their former names: the shell's script for developers takes the new ones over. */
const isStyleReload = (request = '') => /hmr[\\/]hotModuleReplacement\.js$/.test(request);
const NOTHING = '(() => () => {})';

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
      // Other modules are taken over by the components that import them, and may be executed by loaders, where there is no tab.
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, esModule: true }),
      new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(remote) }),
    ],
  };
}
