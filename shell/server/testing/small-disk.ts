import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';

const MOUNT = 'mount -t tmpfs -o size="$0" tmpfs "$1"';
const inNamespace = (script: string, megabytes: number) => ['-rm', 'sh', '-c', script, `${megabytes}m`, tmpdir()];

/** Whether this user may mount a disk in a namespace, as on most Linux systems outside of containers. */
export const hasSmallDisks = spawnSync('unshare', inNamespace(MOUNT, 1)).status === 0;

/** Returns an empty folder on a disk of its own, which is removed when the test ends. */
export async function smallDisk(megabytes: number): Promise<string> {
  const script = `${MOUNT} && echo mounted && exec sleep infinity`;
  const holder = spawn('unshare', inNamespace(script, megabytes), { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill());
  await once(holder.stdout, 'data');
  return `/proc/${holder.pid}/root${tmpdir()}`;
}
