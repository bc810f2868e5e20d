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

/** As kubectl names what keeps the pods of a part of the site. */
export const workload = (part: string): string => `${part === 'shell' ? 'statefulset' : 'deployment'}/${part}`;

/** Waits until pods of a part's newest template are all that is left. */
export const rolledOut = (part: string): Promise<string> =>
  inSite('rollout', 'status', workload(part), '--timeout=180s');

/** Names of a part's pods. */
export async function podsOf(part: string): Promise<string[]> {
  const names = await inSite('get', 'pods', `--selector=app.kubernetes.io/name=${part}`, '--output=name');
  return names.split('\n').filter(Boolean);
}

/** When a container of each pod of a part last said something, in milliseconds since 1970; without those that never did. */
export async function saidAt(part: string, container: string, message: string): Promise<number[]> {
  const pods = await podsOf(part);
  // One that is about to start has said nothing yet.
  const logs = await Promise.all(pods.map((pod) => inSite('logs', pod, `--container=${container}`).catch(() => '')));
  return logs.flatMap((log) => {
    const line = log.split('\n').findLast((each) => each.includes(message));
    return line ? [JSON.parse(line).time as number] : [];
  });
}

/** Replaces the pods of a part, and waits until none of the former ones is left. */
export async function replacePods(part: string, replace: () => Promise<unknown>): Promise<void> {
  const former = await podsOf(part);
  await replace();
  await rolledOut(part);
  // Pods of a stateful set have the names of those before.
  if (part !== 'shell') await inSite('wait', '--for=delete', ...former, '--timeout=90s');
}

/** Replaces the pods of a part as whoever changes its settings does. */
export const restart = (part: string): Promise<void> =>
  replacePods(part, () => inSite('rollout', 'restart', workload(part)));

export const servers = ['shell', 'gateway', 'forms-service'];

export const teams = ['mfe-marketing', 'mfe-wholesale', 'mfe-support'];

export const parts = [...servers, ...teams];
