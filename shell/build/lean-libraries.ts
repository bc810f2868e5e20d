import { createRequire } from 'node:module';
import path from 'node:path';

const requireHere = createRequire(import.meta.url);
const router = createRequire(requireHere.resolve('react-router-dom')).resolve('react-router/package.json');
const productionRouter = (file: string) => path.join(path.dirname(router), 'dist/production', file);

/** The exports of react-router lead to its development build, whatever the mode. */
export const routerAlias = {
  'react-router$': productionRouter('index.mjs'),
  'react-router/dom$': productionRouter('dom-export.mjs'),
};

/** Half of react-router is contexts and components that the site never uses: 6 KB of every first load with live controls. */
export const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/,
  loader: path.join(import.meta.dirname, 'mark-pure-loader.ts'),
};

/**
 * Constants of the Module Federation runtime. Our hosts need neither how Node loads scripts, nor snapshots, which
 * are made from manifests that our remotes do not have: 2.8 KB of every first load with live controls.
 */
export const federationConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  'process.env.FEDERATION_DEBUG': '""',
};
