import path from 'node:path';
import { rolldown } from 'rolldown';
import { COMMAND_FOLDER, type Manifest, readManifest } from './published-packages.ts';

/** The command as one file. */
interface BundledCommand {
  /** Name of the file. */
  file: string;
  code: string;
  /** With the libraries that it imports: ours by the names it uses, all others in the versions of the shell. */
  manifest: Manifest;
}

/** Bundles the command from sources of the shell, which are not published otherwise. */
export async function bundleCommand(manifest: Manifest, checkout: string): Promise<BundledCommand> {
  const bundle = await rolldown({
    cwd: checkout,
    input: path.join(checkout, COMMAND_FOLDER, 'site.ts'),
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const { fileName, code, imports } = output[0];
  const versions = Object.entries({ ...readManifest(checkout, 'shell').dependencies, ...manifest.dependencies });
  const dependencies = Object.fromEntries(versions.filter(([name]) => imports.includes(name)));
  return { file: fileName, code, manifest: { ...manifest, dependencies } };
}
