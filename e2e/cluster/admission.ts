import { readdir } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { kubectl } from './kubectl.ts';

const FOLDER = 'deploy/kubernetes/overlays';

/**
 * Asks the API server whether it would take every overlay, with all that decides on it: schemas of the custom resources,
 * strictly, and Pod Security. In an empty cluster, since another overlay's volumes cannot be changed.
 * @throws with what it says
 */
export async function admitOverlays(): Promise<void> {
  await kubectl('apply', '--filename=deploy/kubernetes/base/namespace.yaml');
  await kubectl('apply', '--filename=deploy/kubernetes/database/namespace.yaml');
  for (const overlay of await readdir(inProject(FOLDER))) {
    const strictly = ['--dry-run=server', '--validate=strict', '--warnings-as-errors'];
    await kubectl('apply', '--server-side', ...strictly, `--kustomize=${FOLDER}/${overlay}`);
  }
}
