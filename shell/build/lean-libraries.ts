import { createRequire } from 'node:module';
import path from 'node:path';
import { leanModules } from './lean-federation-loader.ts';

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
 * Our hosts register remotes by their entries. What the Module Federation runtime does with manifests, and with snapshots
 * that are made from these, and its sentences for errors are 2.6 KB of every first load with live controls.
 */
export const federationRule = {
  test: leanModules,
  loader: path.join(import.meta.dirname, 'lean-federation-loader.ts'),
};

/** Constants of the same runtime: our hosts need neither how Node loads scripts, nor snapshots; 2.8 KB. */
export const federationConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  'process.env.FEDERATION_DEBUG': '""',
};
