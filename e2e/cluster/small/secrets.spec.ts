import { expect, test } from 'playwright/test';
import { inSite, restart, workload } from '../kubectl.ts';
import { prepareWriters, whileRead } from '../load.ts';
import { randomSecret } from '../secrets.ts';

const NAMES = { shell: 'refresh-token', 'forms-service': 'captcha-secret' };

/** Reads a secret from its file in a pod. */
const secretOf = (deployment: string, name: string) =>
  inSite('exec', workload(deployment), '--', 'cat', `/secrets/${name}`);

async function rotate(deployment: string, name: string): Promise<string> {
  const value = randomSecret();
  await inSite('patch', 'secret', deployment, '--patch', JSON.stringify({ stringData: { [name]: value } }));
  await restart(deployment);
  return value;
}

const REFRESH = `fetch('http://127.0.0.1:8080/-/refresh', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + process.argv[1] },
}).then(({ status }) => console.log(status));`;

/** Status with which the shell answers a request, with a token, to poll for new releases. */
const refreshWith = async (token: string) =>
  Number(await inSite('exec', workload('shell'), '--', 'node', '-e', REFRESH, token));

/** Retries until the shell composes: one that has just started may still be waiting. */
const expectRefreshed = (token: string) => expect.poll(() => refreshWith(token), { timeout: 60_000 }).toBe(200);

test('secrets are rotated without failed requests, and the former ones are rejected', async () => {
  const former = await prepareWriters(1);
  const formerToken = await secretOf('shell', 'refresh-token');
  await expectRefreshed(formerToken);
  const failed = await whileRead(() =>
    Promise.all(
      Object.entries(NAMES).map(async ([deployment, name]) => {
        const value = await rotate(deployment, name);
        expect(await secretOf(deployment, name)).toBe(value);
      }),
    ),
  );
  expect(failed).toEqual([]);
  await expect(former.send()).rejects.toThrow('refused for good');
  await expectRefreshed(await secretOf('shell', 'refresh-token'));
  expect(await refreshWith(formerToken)).toBe(403);
  const later = await prepareWriters(1);
  await later.send();
  expect(later.refusals).toEqual([]);
});
