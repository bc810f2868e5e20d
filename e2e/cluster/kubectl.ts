import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);
const MUCH = 64 * 1024 * 1024;

/** `kubectl …` against the cluster that KUBECONFIG names. @returns standard output */
export async function kubectl(...options: string[]): Promise<string> {
  const { stdout } = await run('kubectl', options, { cwd: root, maxBuffer: MUCH });
  return stdout.trim();
}

/** The same in the namespace of the site. */
export const inSite = (...options: string[]): Promise<string> => kubectl('--namespace=site', ...options);

/** `kubectl apply` of objects that stand in no file. */
export async function applyObjects(...items: object[]): Promise<void> {
  const running = run('kubectl', ['apply', '-f', '-'], { cwd: root });
  running.child.stdin?.end(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  await running;
}

/** Waits until pods of a deployment's newest template are all that is left. */
export const rolledOut = (deployment: string): Promise<string> =>
  inSite('rollout', 'status', `deployment/${deployment}`, '--timeout=180s');

/** Names of a deployment's pods. */
export async function podsOf(deployment: string): Promise<string[]> {
  const names = await inSite('get', 'pods', `--selector=app.kubernetes.io/name=${deployment}`, '--output=name');
  return names.split('\n').filter(Boolean);
}

/** Replaces the pods of a deployment, and waits until none of the former ones is left. */
export async function replacePods(deployment: string, replace: () => Promise<unknown>): Promise<void> {
  const former = await podsOf(deployment);
  await replace();
  await rolledOut(deployment);
  await inSite('wait', '--for=delete', ...former, '--timeout=90s');
}

/** Replaces the pods of a deployment as whoever changes its settings does. */
export const restart = (deployment: string): Promise<void> =>
  replacePods(deployment, () => inSite('rollout', 'restart', `deployment/${deployment}`));

export const servers = ['shell', 'forms-service'];

export const teams = ['mfe-marketing', 'mfe-wholesale', 'mfe-support'];

export const deployments = [...servers, ...teams];
