import path from 'node:path';
import { FEDERATION_MANIFEST, type Release, sharedLibraries } from '@site/contracts';
import { tryReadJson } from '@site/process';
import * as z from 'zod/mini';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ css: assetsSchema }) })),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.optional(z.string()) })),
});

/** Content of a Module Federation manifest, which plugins of all bundlers write. */
export interface FederationManifest {
  container: NonNullable<Release['container']>;
  /** Ranges of the shell's libraries that the container takes from its share scope. */
  shared: Record<string, string>;
  /** Exposed module, such as `./pages` → all style sheets that it may load. */
  styles: Map<string, string[]>;
}

/** @returns undefined when the output has no manifest */
export async function readFederationManifest(output: string): Promise<FederationManifest | undefined> {
  const manifest = await tryReadJson(path.join(output, FEDERATION_MANIFEST), manifestSchema);
  if (!manifest) return undefined;
  const { globalName, remoteEntry } = manifest.metaData;
  const isModule = remoteEntry.type === 'module' || remoteEntry.type === 'esm';
  const provided = new Set<string>(sharedLibraries);
  return {
    container: {
      name: globalName,
      entry: path.posix.join(remoteEntry.path, remoteEntry.name),
      type: isModule ? 'module' : 'script',
    },
    shared: Object.fromEntries(
      manifest.shared.flatMap(({ name, requiredVersion }) =>
        provided.has(name) && requiredVersion ? [[name, requiredVersion]] : [],
      ),
    ),
    styles: new Map(
      manifest.exposes.map(({ path: module, assets: { css } }) => [module, [...new Set([...css.sync, ...css.async])]]),
    ),
  };
}
