import { readManifest } from '../packages/published-packages.ts';

/** Packages available to a team from the start. */
export const PACKAGES = ['contracts', 'forms', 'remote-kit', 'router', 'toasts', 'ui'];
const TOOLS = ['dev-tools'];

/** Libraries with the versions of `packages/ui`. */
export const LIBRARIES = ['lucide', 'react', 'react-dom'];

export interface WrittenPackage {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** @returns `package.json` of a remote, with the versions of the checkout */
export function packageFile(name: string, checkout: string): WrittenPackage {
  const read = (folder: string) => readManifest(checkout, `packages/${folder}`);
  const own = (folders: string[]) => folders.map((folder) => [`@site/${folder}`, read(folder).version]);
  const libraries = LIBRARIES.map((library) => [library, read('ui').dependencies?.[library]]);
  const description = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `Pages of the ${name} team`,
    scripts: { dev: `node ../scripts/run.mjs dev ${name}`, build: `node ../scripts/run.mjs build ${name}` },
  };
  return {
    ...description,
    dependencies: Object.fromEntries([...own(PACKAGES), ...libraries]),
    devDependencies: Object.fromEntries(own(TOOLS)),
  };
}
