import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { expect } from 'playwright/test';
import { docker, environment } from './compose.ts';

export const remotes = remoteNames.map((name) => `mfe-${name}`);

/** Long-running services. */
export const services = ['gateway', 'operations', 'shell', ...remotes, 'forms-service', 'mongo'];

/** The fields of `docker inspect` that these tests read. */
interface Container {
  Id: string;
  Image: string;
  State: { Pid: number; Running: boolean; ExitCode: number; OOMKilled: boolean; Health?: { Status: string } };
  Config: { Env: string[]; Image: string; Healthcheck?: { Test: string[] } };
  Mounts: { Type: string; Destination: string; RW: boolean }[];
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    CapAdd: string[] | null;
    SecurityOpt: string[] | null;
    Memory: number;
    NanoCpus: number;
    PidsLimit: number;
    RestartPolicy: { Name: string };
    LogConfig: { Type: string; Config: Record<string, string> };
    PortBindings: Record<string, unknown[]> | null;
    Tmpfs?: Record<string, string>;
  };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
}

/** Identifiers of a service's containers, including stopped ones. */
export async function containersOf(service: string): Promise<string[]> {
  const labels = { project: environment.COMPOSE_PROJECT_NAME, service, oneoff: 'False' };
  const filters = Object.entries(labels).map(([name, value]) => `--filter=label=com.docker.compose.${name}=${value}`);
  return (await docker('ps', '--all', '--quiet', '--no-trunc', ...filters)).split('\n').filter(Boolean);
}

/** All containers of a service. */
export async function inspect(service: string): Promise<Container[]> {
  return JSON.parse(await docker('inspect', ...(await containersOf(service))));
}

/** The first container of a service. */
export async function one(service: string): Promise<Container> {
  const [container] = await inspect(service);
  if (!container) throw new Error(`${service} does not run.`);
  return container;
}

/** Kills a container's process as a machine failure would; the engine restarts it. */
export async function crash(service: string): Promise<void> {
  const { State } = await one(service);
  process.kill(State.Pid, 'SIGKILL');
  await isBack(service, State.Pid);
}

/** Pauses a service during some work: it keeps its connections and sends nothing. */
export async function whileHung(service: string, act: () => Promise<void>): Promise<void> {
  const ids = await containersOf(service);
  await docker('pause', ...ids);
  try {
    await act();
  } finally {
    await docker('unpause', ...ids);
    // Its health checks have failed in the meantime.
    await expect.poll(() => healthOf(service), { timeout: 90_000 }).toEqual(new Set(['healthy']));
  }
}

const healthOf = async (service: string) => new Set((await inspect(service)).map(({ State }) => State.Health?.Status));

/** Waits until all containers of a service are healthy with a new process. */
async function isBack(service: string, former: number): Promise<void> {
  const states = async () =>
    (await inspect(service)).map(({ State }) => (State.Pid === former ? 'former' : State.Health?.Status));
  await expect.poll(async () => new Set(await states()), { timeout: 90_000 }).toEqual(new Set(['healthy']));
}
