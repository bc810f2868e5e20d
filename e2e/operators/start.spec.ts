import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { test as base, expect } from '@site/dev-tools/browser/test.ts';
import { copyStore } from '@site/dev-tools/local-site.ts';
import { expectToast, journeys, newAddress, prepareForm, submitButton } from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { NpmStart } from '../support/npm-start.ts';

interface Lab {
  /** Runs `npm start` with some variables and ends it after the test. */
  start(variables?: Record<string, string>, command?: string[]): NpmStart;
  /** Runs `npm start` and waits until it has announced its address. */
  startReady(): Promise<NpmStart>;
}

const LONGEST_MS = 300_000;

/** Waits until a site has announced its address; limited by the timeout of the test or its fixture. */
const hasAddress = (site: NpmStart) => expect.poll(() => site.url, { timeout: LONGEST_MS }).toMatch(/^http:/);

const test = base.extend<{ lab: Lab }, { dataDir: string; runningStart: NpmStart }>({
  // The releases of a running site halve the time of a start.
  dataDir: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'npm-start-'));
      const { store } = announcedSite();
      if (store) await copyStore(store, folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  runningStart: [
    async ({ dataDir }, use) => {
      const site = new NpmStart(dataDir);
      await hasAddress(site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: LONGEST_MS },
  ],
  lab: async ({ dataDir }, use) => {
    const started: NpmStart[] = [];
    const start: Lab['start'] = (variables, command) => {
      const site = new NpmStart(dataDir, variables, command);
      started.push(site);
      return site;
    };
    await use({
      start,
      async startReady() {
        const site = start();
        await hasAddress(site);
        return site;
      },
    });
    await Promise.all(started.map((site) => site.stop()));
  },
});

// Shared by the tests that only kill its servers.
test.describe.configure({ mode: 'default' });

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'refused' as const,
  );

/** Yields the processor to the servers under test. */
const WATCH_INTERVAL_MS = 10;

/** Polls an address until it is stopped, and returns every status. */
function watchStatus(address: string) {
  let isWatching = true;
  const statuses = new Set<number | string>();
  const watching = (async () => {
    while (isWatching) {
      statuses.add(await statusOf(address));
      await pause(WATCH_INTERVAL_MS);
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return [...statuses];
  };
}

test('after forms-service is killed, pages stay up and messages arrive once it has restarted', async ({
  page,
  runningStart: site,
}) => {
  const { contact } = journeys;
  const send = async (email: string) => {
    const form = await prepareForm(page, { ...contact, path: `${site.url}${contact.path}` }, email);
    await submitButton(form).click();
    await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  };
  const emails = [newAddress('contact'), newAddress('contact')] as const;
  await send(emails[0]);

  const watched = [watchStatus(`${site.url}/contact`), watchStatus(`${site.url}/api/captcha/challenge?form=contact`)];
  site.killServer('forms-service');
  await expect.poll(() => site.stderr).toContain('forms-service was killed by SIGKILL, starting it again in 1 s.\n');
  await expect.poll(() => site.stderr).toContain('forms-service is running again.\n');
  const [pages, api] = await Promise.all(watched.map((stop) => stop()));
  expect(pages).toEqual([200]);
  expect(api?.filter((status) => status !== 200 && status !== 503)).toEqual([]);

  await send(emails[1]);
  for (const email of emails) expect(await leadsOf(site, 'contact', email)).toHaveLength(1);
});

test('after the shell is killed, it restarts on the same port', async ({ runningStart: site }) => {
  const [before] = site.servers('shell');
  site.killServer('shell');
  await expect.poll(() => site.stderr).toContain('shell was killed by SIGKILL, starting it again in 1 s.\n');
  await expect.poll(() => statusOf(`${site.url}/contact`)).toBe(200);
  expect(await statusOf(`${site.url}/api/captcha/challenge?form=contact`)).toBe(200);
  const [after] = site.servers('shell');
  expect(after).not.toBe(before);
});

test('a stop while a server waits for its restart ends all processes', async ({ lab }) => {
  const site = await lab.startReady();
  site.killServer('forms-service');
  await expect.poll(() => site.stderr).toContain('forms-service is running again.\n');
  site.killServer('forms-service');
  await expect.poll(() => site.stderr).toContain('starting it again in 2 s.\n');
  const servers = site.servers();
  site.signal('SIGTERM');
  expect(await site.ended).toBe(0);
  for (const pid of servers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('repeated Ctrl-C ends all processes with exit code 0', async ({ lab }) => {
  const site = await lab.startReady();
  const servers = site.servers();
  expect(servers).toHaveLength(2);
  while (site.pressCtrlC()) await nextTurn();
  expect(await site.ended).toBe(0);
  for (const pid of servers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(site.stderr).not.toContain('starting it again');
});

test('a stop during the start ends all processes', async ({ lab }) => {
  const site = lab.start();
  await expect.poll(() => site.servers('shell')).toHaveLength(1);
  const servers = site.servers();
  site.signal('SIGINT');
  expect(await site.ended).toBe(0);
  for (const pid of servers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a stop of npm ends the site', async ({ lab }) => {
  const site = lab.start({}, ['npm', 'start']);
  await hasAddress(site);
  site.signal('SIGTERM');
  await site.ended;
  expect(await statusOf(site.url)).toBe('refused');
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['SITE_ORIGIN', 'nonsense'],
  ['MAIL_TO', 'nobody'],
] as const) {
  test(`${name}=${value} is reported on standard error in one sentence that names ${name}`, async ({ lab }) => {
    const site = lab.start({ [name]: value });
    expect(await site.ended).toBe(1);
    expect(site.stderr).toMatch(new RegExp(`^Set ${name} to something else: [^\\n]+\\.\\n$`));
    expect(site.stdout).toBe('');
  });
}

test('a port in use is reported and ends all processes', async ({ lab }) => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const site = lab.start({ PORT: String(port) });
  expect(await site.ended).toBe(1);
  expect(site.stderr.match(/^(?!current|built).+$/gm)).toEqual([
    `Port ${port} is in use: stop the process that listens on it, or choose another port with PORT=${port + 1}.`,
  ]);
  other.close();
});
