export type { ConnectForm, FormConnection } from './live/connect-form.ts';
export type { LiveForm, Outcome } from './live-form.ts';

/**
 * Fetches the live code of forms; {@link ./lead-form.tsx} renders them without it.
 *
 * Remotes share this function and not the live code: Module Federation caches a failed load of a shared library for
 * good, an `import()` can be tried again.
 * @returns the module with `connectForm`; rejects when it did not load
 */
export function loadForms(): Promise<typeof import('./live/connect-form.ts')> {
  return import(/* webpackChunkName: "forms" */ './live/connect-form.ts');
}
