import { readdir } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { kubectl } from './kubectl.ts';

const FOLDER = 'deploy/kubernetes/overlays';

/**
 * Runs a server-side dry run of every overlay, which covers custom resource schemas, strictly, and Pod Security. The
 * cluster has to be empty: volumes of another overlay cannot be changed.
 * @throws with the output of kubectl
 */
export async function admitOverlays(): Promise<void> {
  await kubectl('apply', '--filename=deploy/kubernetes/base/namespace.yaml');
  await kubectl('apply', '--filename=deploy/kubernetes/database/namespace.yaml');
  for (const overlay of await readdir(inProject(FOLDER))) {
    const strictly = ['--dry-run=server', '--validate=strict', '--warnings-as-errors'];
    await kubectl('apply', '--server-side', ...strictly, `--kustomize=${FOLDER}/${overlay}`);
  }
}
