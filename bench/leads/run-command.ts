import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { withoutRateLimits } from '@site/dev-tools/service.ts';

const LOOK_MS = 20;

export const environment = (dataDir: string) => ({
  // The heap limit of its image: without limits, Node keeps unneeded memory.
  NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=8',
  DATA_DIR: dataDir,
  FORMS_PORT: '0',
  // Generated leads are older than any period.
  RETENTION_DAYS: 'contact=never,newsletter=never,pricing-expert=never,signup=never',
  TRUST_PROXY_HOPS: '0',
  ...withoutRateLimits,
  LOG_LEVEL: 'error',
});

const peakOf = (pid: number | undefined): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

/** Runs a `leads` command. @returns its duration in ms, and its peak memory in bytes */
export async function leads(dataDir: string, ...options: string[]) {
  const started = performance.now();
  const child = spawn(process.execPath, [inProject('forms-service/src/admin/leads.ts'), ...options], {
    env: { ...process.env, ...environment(dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const look = setInterval(() => {
    // A process that has just ended has no memory.
    if (child.exitCode === null) peak = Math.max(peak, peakOf(child.pid) || 0);
  }, LOOK_MS);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`leads ${options[0]} ended with code ${code}.`);
  return { ms: performance.now() - started, peak };
}
