import type { Manifest } from './published-packages.ts';

/** Folder of the compiled files in a package. */
export const COMPILED = 'dist';

const SOURCE = /^\.\/(?:src\/)?(.+)$/;
const SCRIPT = /\.tsx?$/;

const compiled = (file: string, extension = '.js') =>
  file.replace(SOURCE, `./${COMPILED}/$1`).replace(SCRIPT, extension);

type Target = string | null | { types: string; default: string };

function packedTarget(target: string | null): Target {
  if (target === null) return null;
  if (!SCRIPT.test(target)) return compiled(target);
  if (target.endsWith('.d.ts')) return { types: compiled(target, '.ts'), default: compiled(target, '.ts') };
  return { types: compiled(target, '.d.ts'), default: compiled(target) };
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A second copy of these next to that of the application would be another instance. */
const OF_APPLICATION = ['react', 'react-dom'];

/** Libraries that the application provides become peer dependencies; the others are installed with the package. */
function splitDependencies({ dependencies = {}, publishConfig }: Manifest) {
  const entries = Object.entries(dependencies);
  const isPeer = ([name]: [string, string]) => OF_APPLICATION.includes(name);
  const peers = entries.filter(isPeer).map(([name, version]) => [name, `^${version}`]);
  const peerDependencies = { ...Object.fromEntries(peers), ...publishConfig?.peerDependencies };
  return {
    dependencies: Object.fromEntries(entries.filter((entry) => !isPeer(entry))),
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
  };
}

/**
 * Derives `package.json` of a tarball. Import names and version ranges are kept: `exports` points to the compiled
 * files, and fields for development are removed.
 * @param license of the project
 * @param files of the package besides the compiled ones
 */
export function packedManifest(
  manifest: Manifest,
  license: unknown,
  files: readonly string[] = [],
): Record<string, unknown> {
  const { fingerprint: _, private: __, devDependencies: ___, publishConfig, exports, bin, ...rest } = manifest;
  return {
    ...rest,
    ...publishConfig,
    ...splitDependencies(manifest),
    license,
    engines: { node: '>=24' },
    files: [COMPILED, ...files],
    ...(bin && { bin: mapValues(bin, (file) => compiled(file)) }),
    ...(exports && { exports: mapValues(exports, packedTarget) }),
  };
}
