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
  /** Runs `npm start` with some variables; it is ended after the test. */
  start(variables?: Record<string, string>, command?: string[]): NpmStart;
  /** Runs it and waits until it has announced its address. */
  startReady(): Promise<NpmStart>;
}

const LONGEST_MS = 300_000;

/** Waits until a site has announced its address; the time of the test or of its fixture is the limit. */
const hasAddress = (site: NpmStart) => expect.poll(() => site.url, { timeout: LONGEST_MS }).toMatch(/^http:/);

const test = base.extend<{ lab: Lab }, { dataDir: string; runningStart: NpmStart }>({
  // With the releases of a running site, a start takes half the time.
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

// One site for those that only kill its servers.
test.describe.configure({ mode: 'default' });

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'refused' as const,
  );

/** Leaves the processor to the servers that are watched. */
const WATCH_INTERVAL_MS = 10;

/** Asks for an address again and again until it is told to stop, and returns every status. */
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

test('forms-service is killed: pages stay, and messages arrive once it has been started again', async ({
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

test('the shell is killed: it comes back on the same port', async ({ runningStart: site }) => {
  const [before] = site.servers('shell');
  site.killServer('shell');
  await expect.poll(() => site.stderr).toContain('shell was killed by SIGKILL, starting it again in 1 s.\n');
  await expect.poll(() => statusOf(`${site.url}/contact`)).toBe(200);
  expect(await statusOf(`${site.url}/api/captcha/challenge?form=contact`)).toBe(200);
  const [after] = site.servers('shell');
  expect(after).not.toBe(before);
});

test('it is stopped while a server waits to be started again: nothing is left', async ({ lab }) => {
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

test('Ctrl-C is pressed again and again: everything ends well, nothing is left', async ({ lab }) => {
  const site = await lab.startReady();
  const servers = site.servers();
  expect(servers).toHaveLength(2);
  while (site.pressCtrlC()) await nextTurn();
  expect(await site.ended).toBe(0);
  for (const pid of servers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(site.stderr).not.toContain('starting it again');
});

test('it is stopped while it starts: nothing is left', async ({ lab }) => {
  const site = lab.start();
  await expect.poll(() => site.servers('shell')).toHaveLength(1);
  const servers = site.servers();
  site.signal('SIGINT');
  expect(await site.ended).toBe(0);
  for (const pid of servers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('npm is asked to end: the site ends with it', async ({ lab }) => {
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
  test(`${name}=${value}: the one sentence on standard error names ${name}`, async ({ lab }) => {
    const site = lab.start({ [name]: value });
    expect(await site.ended).toBe(1);
    expect(site.stderr).toMatch(new RegExp(`^Set ${name} to something else: [^\\n]+\\.\\n$`));
    expect(site.stdout).toBe('');
  });
}

test('the port is taken: it says so and ends, forms-service too', async ({ lab }) => {
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
