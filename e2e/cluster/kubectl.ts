import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@site/dev-tools/project-root.ts';

const run = promisify(execFile);
const MUCH = 64 * 1024 * 1024;

/** Runs `kubectl …` against the cluster of KUBECONFIG. @returns standard output */
export async function kubectl(...options: string[]): Promise<string> {
  const { stdout } = await run('kubectl', options, { cwd: root, maxBuffer: MUCH });
  return stdout.trim();
}

/** Runs `kubectl …` in the namespace of the site. */
export const inSite = (...options: string[]): Promise<string> => kubectl('--namespace=site', ...options);

/** Applies objects that are not in a file. */
export async function applyObjects(...items: object[]): Promise<void> {
  const running = run('kubectl', ['apply', '-f', '-'], { cwd: root });
  running.child.stdin?.end(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  await running;
}

/** kubectl name of the workload that owns a part's pods. */
export const workload = (part: string): string => `${part === 'shell' ? 'statefulset' : 'deployment'}/${part}`;

/** Waits until only pods of a part's newest template are left. */
export const rolledOut = (part: string): Promise<string> =>
  inSite('rollout', 'status', workload(part), '--timeout=180s');

/** Names of a part's pods. */
export async function podsOf(part: string): Promise<string[]> {
  const names = await inSite('get', 'pods', `--selector=app.kubernetes.io/name=${part}`, '--output=name');
  return names.split('\n').filter(Boolean);
}

/**
 * Time of the last log line of a container in each pod of a part, in milliseconds since 1970; pods without log lines
 * are left out.
 */
export async function lastLoggedAt(part: string, container: string, message: string): Promise<number[]> {
  const pods = await podsOf(part);
  // A container that is about to start has no log yet.
  const logs = await Promise.all(pods.map((pod) => inSite('logs', pod, `--container=${container}`).catch(() => '')));
  return logs.flatMap((log) => {
    const line = log.split('\n').findLast((each) => each.includes(message));
    return line ? [JSON.parse(line).time as number] : [];
  });
}

/** Replaces the pods of a part and waits until all former pods are gone. */
export async function replacePods(part: string, replace: () => Promise<unknown>): Promise<void> {
  const former = await podsOf(part);
  await replace();
  await rolledOut(part);
  // Pods of a stateful set keep their names.
  if (part !== 'shell') await inSite('wait', '--for=delete', ...former, '--timeout=90s');
}

/** Replaces the pods of a part as a change of its settings does. */
export const restart = (part: string): Promise<void> =>
  replacePods(part, () => inSite('rollout', 'restart', workload(part)));

export const servers = ['shell', 'gateway', 'forms-service'];

export const teams = ['mfe-marketing', 'mfe-wholesale', 'mfe-support'];

export const parts = [...servers, ...teams];
