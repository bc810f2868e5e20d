import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '@site/dev-tools/project-root.ts';
import { kubectl } from './kubectl.ts';

const run = promisify(execFile);

interface Source {
  module: string;
  crds?: string;
}

async function folderOf(module: string): Promise<string> {
  try {
    // Outside of any module of ours: the content is data, not code.
    const { stdout } = await run('go', ['mod', 'download', '-json', module], { cwd: tmpdir() });
    return JSON.parse(stdout).Dir;
  } catch (cause) {
    throw new Error(
      `Install Go 1.24 or newer: it downloads ${module}, which defines the custom resources of the overlays.`,
      { cause },
    );
  }
}

/** Installs the custom resource definitions that the overlays use, without their operators. */
export async function applyCustomResources(): Promise<void> {
  const sources: Source[] = JSON.parse(await readFile(inProject('deploy/kubernetes/validate/modules.json'), 'utf8'));
  const patterns = await Promise.all(
    sources.flatMap(({ module, crds }) => (crds ? folderOf(module).then((folder) => path.join(folder, crds)) : [])),
  );
  await kubectl('apply', '--server-side', ...patterns.map((pattern) => `--filename=${pattern}`));
  await kubectl('wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s');
}
