import path from 'node:path';
import { rolldown } from 'rolldown';
import { COMMAND_FOLDER, type Manifest, readManifest } from './published-packages.ts';

/** The command as one file. */
interface BundledCommand {
  /** Name of the file. */
  file: string;
  code: string;
  /** With the libraries that it imports: our own as it names them, all others in the versions of the shell. */
  manifest: Manifest;
}

/** Bundles what the command is made of: sources of the shell, which has no other use for them outside of the project. */
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
