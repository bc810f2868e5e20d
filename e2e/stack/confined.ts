import { expect } from 'playwright/test';
import { docker } from './compose.ts';
import { one } from './containers.ts';

/** Asserts that a service has no more rights and resources than it needs. */
export async function expectConfined(service: string): Promise<void> {
  const { Id, HostConfig: host, Mounts } = await one(service);
  expect(host.ReadonlyRootfs).toBe(true);
  expect(host.CapDrop).toEqual(['ALL']);
  expect(host.CapAdd ?? []).toEqual([]);
  expect(host.SecurityOpt).toContain('no-new-privileges:true');
  for (const limit of [host.Memory, host.NanoCpus, host.PidsLimit]) expect(limit).toBeGreaterThan(0);
  expect(host.LogConfig).toEqual({ Type: 'json-file', Config: { 'max-size': '10m', 'max-file': '3' } });
  expect(host.RestartPolicy.Name).toBe('unless-stopped');
  for (const options of Object.values(host.Tmpfs ?? {})) expect(options).toMatch(/size=\d+m/);
  expect(Mounts.filter(({ Type, RW }) => Type !== 'volume' && RW)).toEqual([]);
  expect(Mounts.filter(({ Destination, RW }) => Destination === '/secrets' && RW)).toEqual([]);

  const status = await docker('exec', Id, 'cat', '/proc/1/status');
  expect(status).toMatch(/^Uid:(?:\s+[1-9]\d*){4}$/m);
  for (const set of ['Prm', 'Eff', 'Bnd', 'Amb']) expect(status).toMatch(new RegExp(`^Cap${set}:\\s+0+$`, 'm'));
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(status).toMatch(/^Seccomp:\s+2$/m);
  await expect(docker('exec', '--user', '0', Id, 'sh', '-c', 'echo x > /written')).rejects.toThrow(
    /Read-only file system/,
  );
  for (const folder of Object.keys(host.Tmpfs ?? {})) {
    await docker('exec', Id, 'sh', '-c', `echo x > ${folder}/written && rm ${folder}/written`);
  }
}
