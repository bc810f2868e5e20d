export type { ConnectForm, FormConnection } from './live/connect-form.ts';
export type { LiveForm, Outcome } from './live-form.ts';

/**
 * Fetches the code that brings a form to life; what is on the page until then is {@link ./lead-form.tsx}.
 *
 * This door, not the code behind it, is what remotes share: Module Federation remembers a failed load of a shared
 * library for good, an `import()` can be tried again.
 * @returns the module with `connectForm`; rejects when it cannot be had
 */
export function loadForms(): Promise<typeof import('./live/connect-form.ts')> {
  return import(/* webpackChunkName: "forms" */ './live/connect-form.ts');
}
