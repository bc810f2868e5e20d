import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { expect } from 'playwright/test';
import { docker } from './compose.ts';

const PID_FILE = '/var/run/docker.pid';

const listOf = (file: string) => readFileSync(file, 'utf8').split('\0').filter(Boolean);

/** An engine that was started by hand on this machine, for example by the gate; a system service is not restarted. */
export function findOwnEngine(): number | undefined {
  try {
    const pid = Number(readFileSync(PID_FILE, 'utf8'));
    const isOfSystem = /docker\.service/.test(readFileSync(`/proc/${pid}/cgroup`, 'utf8'));
    return isOfSystem || process.getuid?.() !== 0 ? undefined : pid;
  } catch {
    return undefined;
  }
}

/**
 * Stops the engine and with it all containers, and starts it with the same options: it restarts the containers itself.
 */
export async function restartEngine(pid: number): Promise<void> {
  const [command = '', ...options] = listOf(`/proc/${pid}/cmdline`);
  const env = Object.fromEntries(listOf(`/proc/${pid}/environ`).map((entry) => entry.split(/=(.*)/s, 2)));
  const log = openSync(realpathSync(`/proc/${pid}/fd/2`), 'a');
  process.kill(pid, 'SIGTERM');
  await expect.poll(() => isRunning(pid), { timeout: 120_000, message: 'the engine ends' }).toBe(false);
  spawn(command, options, { env, detached: true, stdio: ['ignore', log, log] }).unref();
  closeSync(log);
  await expect.poll(answers, { timeout: 120_000, message: 'the engine answers' }).toBe(true);
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const answers = () =>
  docker('info').then(
    () => true,
    () => false,
  );
