import { expect, test } from 'playwright/test';
import { inSite, restart, workload } from '../kubectl.ts';
import { prepareWriters, whileRead } from '../load.ts';
import { randomSecret } from '../secrets.ts';

const NAMES = { shell: 'refresh-token', 'forms-service': 'captcha-secret' };

/** What a pod reads from its file. */
const secretOf = (deployment: string, name: string) =>
  inSite('exec', workload(deployment), '--', 'cat', `/secrets/${name}`);

async function rotate(deployment: string, name: string): Promise<string> {
  const value = randomSecret();
  await inSite('patch', 'secret', deployment, '--patch', JSON.stringify({ stringData: { [name]: value } }));
  await restart(deployment);
  return value;
}

test('secrets are rotated while people read, and the former ones are worth nothing', async () => {
  const former = await prepareWriters(1);
  const failed = await whileRead(async () => {
    for (const [deployment, name] of Object.entries(NAMES)) {
      const value = await rotate(deployment, name);
      expect(await secretOf(deployment, name)).toBe(value);
    }
  });
  expect(failed).toEqual([]);
  await expect(former.send()).rejects.toThrow('refused for good');
  const later = await prepareWriters(1);
  await later.send();
  expect(later.refusals).toEqual([]);
});
