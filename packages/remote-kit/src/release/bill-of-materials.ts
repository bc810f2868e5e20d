import path from 'node:path';
import { tryReadJson } from '@site/process';
import webpack, { type Compilation, type Module } from 'webpack';
import * as z from 'zod/mini';

/** package.json of a package, unlike that of a folder within a package. */
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.optional(z.unknown()) });

interface Package extends z.infer<typeof packageSchema> {
  folder: string;
}

/** License values of npm that SPDX does not have. */
const NO_SPDX = /^(?:UNLICENSED$|SEE LICENSE IN )/;

const isConcatenated = (module: Module): module is Module & { modules: Module[] } => 'modules' in module;

/** Lists the modules in the output, including concatenated ones. */
function bundledModules({ modules, chunkGraph }: Compilation): Module[] {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return bundled.flatMap((module) => (isConcatenated(module) ? module.modules : module));
}

const hasFile = (module: Module) => module instanceof webpack.NormalModule && path.isAbsolute(module.resource);

/** Creates a function that finds the package of a folder and reads each package.json once. */
function createPackageFinder() {
  const known = new Map<string, Promise<Package | undefined>>();
  const find = (folder: string): Promise<Package | undefined> => {
    const found = known.get(folder) ?? look(folder);
    known.set(folder, found);
    return found;
  };
  async function look(folder: string): Promise<Package | undefined> {
    const described = await tryReadJson(path.join(folder, 'package.json'), packageSchema);
    const parent = path.dirname(folder);
    return described ? { ...described, folder } : parent === folder ? undefined : find(parent);
  }
  return find;
}

/** Lists packages with modules in the output. */
async function bundledPackages(compilations: Compilation[]): Promise<Package[]> {
  const modules = compilations.flatMap(bundledModules).filter(hasFile);
  const found = await Promise.all([...new Set(modules.map(({ context }) => context ?? ''))].map(createPackageFinder()));
  return found.filter((one) => one !== undefined);
}

function toComponent({ name, version, license }: Package) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = { type: 'library', 'bom-ref': purl, name, version, purl };
  if (typeof license !== 'string') return component;
  const licenses = NO_SPDX.test(license) ? [{ license: { name: license } }] : [{ expression: license }];
  return { ...component, licenses };
}

/** Checks whether a package is or contains the remote; a plugin writes its own modules there. */
const holds = ({ folder }: Package, dir: string) =>
  `${path.resolve(dir)}${path.sep}`.startsWith(`${folder}${path.sep}`);

/**
 * Writes the bill of materials of a release as CycloneDX 1.6: each package with modules in the builds, its version and license,
 * but no time and no serial number, which would differ between builds of the same sources.
 * @param remote excluded from its own components
 * @param compilations finished builds
 */
export async function billOfMaterials(
  { name, version, dir }: { name: string; version: string; dir: string },
  compilations: Compilation[],
): Promise<string> {
  const packages = (await bundledPackages(compilations)).filter((one) => !holds(one, dir));
  const components = new Map(packages.map(toComponent).map((component) => [component.purl, component]));
  const purls = [...components.keys()].sort();
  const content = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: purls.map((purl) => components.get(purl)),
  };
  return JSON.stringify(content, null, 1);
}
