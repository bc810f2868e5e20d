import { globSync, readFileSync } from 'node:fs';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { expect, test } from 'vitest';

const BASE = 'deploy/kubernetes/base/kustomization.yaml';

/** Lists of remotes in the stack: file → expressions that match each name. */
const lists: Record<string, RegExp[]> = {
  'docker-compose.yml': [
    /^ {2}mfe-([a-z0-9-]+):$/gm,
    /args: \{ REMOTE: ([a-z0-9-]+) \}/g,
    /([a-z0-9-]+)=http:\/\/mfe-\1:8080/g,
  ],
  [BASE]: [/^ {2}- remotes\/([a-z0-9-]+)$/gm, /([a-z0-9-]+)=http:\/\/mfe-\1:8080/g],
  ...Object.fromEntries(
    globSync('deploy/kubernetes/overlays/*/kustomization.yaml', { cwd: root }).map((file) => [
      file,
      [/\{ name: site\/mfe-([a-z0-9-]+), newName: \S+\/mfe-\1,/g],
    ]),
  ),
  'package-lock.json': [/^ {4}"mfe-([a-z0-9-]+)": \{$/gm],
};

test.each(Object.entries(lists))('%s names the remotes that have a folder, and no other', (file, expressions) => {
  const text = readFileSync(inProject(file), 'utf8');
  for (const expression of expressions) {
    const named = [...text.matchAll(expression)].map(([, name]) => name);
    expect(named.sort(), String(expression)).toEqual(remoteNames);
  }
});

test('the shell is in the network of each remote, and each remote in its own', () => {
  const lines = readFileSync(inProject('docker-compose.yml'), 'utf8').split('\n');
  const ofShell = lines.find(
    (line) => line.includes('networks: [web, ') && remoteNames.every((name) => line.includes(name)),
  );
  expect(ofShell).toBeDefined();
  for (const name of remoteNames) {
    expect(lines).toContain(`    networks: [${name}]`);
    expect(lines).toContain(`  ${name}: { internal: true }`);
  }
});

test('the registry and the manifests list the same remotes', () => {
  const registry = JSON.parse(readFileSync(inProject('shell/remotes.json'), 'utf8')) as object;
  expect(Object.keys(registry).sort()).toEqual(remoteNames);
  const manifests = globSync('*/', { cwd: inProject('deploy/kubernetes/base/remotes') });
  expect(manifests.map((folder) => folder.replaceAll(/\W+$/g, '')).sort()).toEqual(remoteNames);
  for (const name of remoteNames) {
    const manifest = readFileSync(inProject(`deploy/kubernetes/base/remotes/${name}/kustomization.yaml`), 'utf8');
    expect(manifest).toContain(`nameSuffix: -${name}\n`);
    expect(manifest.match(/(?<=mfe-)[a-z0-9-]+/g)).toEqual([name, name]);
  }
});
