import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRemoteNames } from '@site/dev-tools/remote-names.ts';
import { toJson } from '@site/dev-tools/to-json.ts';
import type { WrittenPackage } from './package-file.ts';
import type { PlannedRemote } from './plan-remote.ts';
import type { WrittenFiles } from './remote-files.ts';
import { type Passage, renameRemote, repeatForRemote } from './repeat-for-remote.ts';

const BASE = 'deploy/kubernetes/base';

const polled = (name: string): Passage => ({ start: `${name}=http://mfe-${name}:8080` });

interface Edit {
  file: string;
  passageOf: (name: string) => Passage;
  separator?: string;
}

const COMPOSE = 'docker-compose.yml';

/** Passages about each remote in the container stack. */
const edits: Edit[] = [
  { file: COMPOSE, passageOf: polled, separator: ',' },
  { file: COMPOSE, passageOf: (name) => ({ start: `  mfe-${name}:\n`, end: '\n\n' }) },
  { file: COMPOSE, passageOf: (name) => ({ start: `  ${name}: {`, end: '\n' }) },
  { file: `${BASE}/kustomization.yaml`, passageOf: (name) => ({ start: `  - remotes/${name}\n` }) },
  { file: `${BASE}/kustomization.yaml`, passageOf: polled, separator: ',' },
];

/** Passages about each remote in an overlay: its image, and in some the number of its pods. */
const ofOverlays = [
  (name: string): Passage => ({ start: `  - { name: site/mfe-${name}, `, end: '\n' }),
  (name: string): Passage => ({ start: `  - { name: mfe-${name}, count: `, end: '\n' }),
];

const overlayEdits = (known: readonly string[], checkout: string): Edit[] =>
  globSync('deploy/kubernetes/overlays/*/kustomization.yaml', { cwd: checkout }).flatMap((file) => {
    const text = readFileSync(path.join(checkout, file), 'utf8');
    const isThere = (passageOf: Edit['passageOf']) => known.some((name) => text.includes(passageOf(name).start));
    return ofOverlays.filter(isThere).map((passageOf) => ({ file, passageOf }));
  });

/** Adds the remote's network to the shell, the only service in the networks of all remotes. */
function joinNetwork(compose: string, known: readonly string[], name: string): string {
  const isOfShell = (line: string) => /^ {4}networks: \[/.test(line) && known.every((each) => line.includes(each));
  const lines = compose.split('\n').map((line) => (isOfShell(line) ? line.replace(']', `, ${name}]`) : line));
  return lines.join('\n');
}

/** Returns the lock file as npm writes it. */
function lockWith(lock: string, name: string, { version, dependencies, devDependencies }: WrittenPackage): string {
  const parsed = JSON.parse(lock) as { packages: Record<string, unknown> };
  const folder = `mfe-${name}`;
  const packages = {
    ...parsed.packages,
    [folder]: { version, dependencies, devDependencies },
    [`node_modules/${folder}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return toJson({ ...parsed, packages: Object.fromEntries(sorted) });
}

/** Adds lines without touching others: a running site reads them as soon as they are written. */
const addToRegistry = (registry: string, name: string, pagePath: string) =>
  registry.replace(
    /\n\}\n$/,
    `,
  "${name}": {
    "source": "../mfe-${name}/dist",
    "paths": ["${pagePath}"]
  }
}
`,
  );

/** @returns the files outside of the remote's folder that name each remote, with this one added */
export function registerRemote(
  { name, path: pagePath }: PlannedRemote,
  written: WrittenPackage,
  checkout: string,
): WrittenFiles {
  const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');
  const known = readRemoteNames(checkout);
  const [example = ''] = known;
  const manifest = (remote: string) => `${BASE}/remotes/${remote}/kustomization.yaml`;
  const files: WrittenFiles = {
    'package-lock.json': lockWith(read('package-lock.json'), name, written),
    'shell/remotes.json': addToRegistry(read('shell/remotes.json'), name, pagePath),
    [manifest(name)]: renameRemote(read(manifest(example)), example, name),
    [COMPOSE]: joinNetwork(read(COMPOSE), known, name),
  };
  for (const { file, passageOf, ...options } of [...edits, ...overlayEdits(known, checkout)])
    files[file] = repeatForRemote(files[file] ?? read(file), passageOf, { known, added: name, ...options });
  return files;
}
