import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describeFile, hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { RemoteFolder } from '../testing/remote-folder.ts';
import { failure, livePrice, SALES_TOKEN, SalesTeam, salesRelease } from '../testing/sales-team.ts';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';
import type { StatusReport } from './api-schemas.ts';
import type { HistoryEntry } from './history-entry.ts';

let team: SalesTeam;
let shell: TestShell;
/** Build folder of the sales team. */
let dist: RemoteFolder;

beforeEach(async () => {
  team = new SalesTeam();
  ({ shell, dist } = team);
  await team.start();
});

afterEach(() => team.dispose());

/** Runs a command like the team's pipeline. */
const push = (options: string[] = [], { token = SALES_TOKEN, remote = 'sales', of = shell } = {}) =>
  siteCommand(of, ['push', remote, dist.path, ...options], token);

const success = (sentence: RegExp) => ({ code: 0, stdout: expect.stringMatching(sentence), stderr: '' });

interface Answer {
  message?: string;
  revision?: number;
  missing?: { file: string }[];
}

const ask = async (method: string, address: string, body?: string | Uint8Array<ArrayBuffer>) => {
  const response = await shell.get(`/-/remotes/${address}`, {
    method,
    headers: { authorization: `Bearer ${SALES_TOKEN}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, ...((await response.json()) as Answer) };
};

const announce = (version: string) =>
  ask('PUT', `sales/releases/${version}`, readFileSync(path.join(dist.path, 'release.json'), 'utf8'));

const storedFiles = () => readdirSync(path.join(shell.dataDir, 'store/files')).sort();

describe('A pushed release', () => {
  test('is live when the command ends, with its note, and stays after restarts although its source has an older one', async () => {
    dist.publish(salesRelease('2.0.0'));
    expect(await push(['--note', 'new prices'])).toEqual(success(/^live in \d+ ms: sales 2\.0\.0 is live\.\n$/));
    expect(await livePrice(shell)).toBe('2.0.0');
    expect((await shell.status()).releases.sales).toMatchObject({
      version: '2.0.0',
      by: 'sales ci',
      note: 'new prices',
    });

    await shell.refresh();
    await shell.stop();
    await team.start();
    expect(await livePrice(shell)).toBe('2.0.0');
  });

  test('may have five hundred pages and ten thousand files, each with a field of a newer kit', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
    const file = { ...describeFile('words'), isNew: true };
    const filesBeside = (own: object) =>
      numbers(10_000 - Object.keys(own).length).map((index) => [`${'a/'.repeat(15)}${index}.js`, file]);
    dist.publish({
      ...salesRelease('2.0.0'),
      change: ({ files, pages: [page], ...release }) => ({
        ...release,
        files: { ...files, ...Object.fromEntries(filesBeside(files)) },
        pages: numbers(500).map((index) => ({ ...page, path: `/page-${index}`, isNew: true })),
      }),
    });
    expect(await announce('2.0.0')).toMatchObject({ status: 200, missing: expect.any(Array) });
  });

  test('is replaced by a newer one at its source', async () => {
    dist.publish(salesRelease('2.0.0'));
    await push();
    shell.sales.publish(salesRelease('3.0.0'));
    await shell.refresh();
    expect(await livePrice(shell)).toBe('3.0.0');
    shell.sales.publish(salesRelease('1.0.0'));
    await shell.refresh();
    expect(await livePrice(shell)).toBe('1.0.0');
  });

  test('uploads only files that the store lacks', async () => {
    dist.publish(salesRelease('2.0.0'));
    const { missing } = await announce('2.0.0');
    expect(missing?.map(({ file }) => file).sort()).toEqual([
      'server/pages.cjs',
      'static/only-2.0.0.js',
      'static/remote.js',
    ]);
  });

  test('is refused with page and reason like any other, without changes', async () => {
    const before = await shell.text('/prices');
    dist.publish(salesRelease('2.0.0', '<p>Soon.</p>'));
    expect(await push()).toEqual(failure(/^refused: Page \/prices: The page has too little text/));
    expect(await shell.text('/prices')).toBe(before);
    expect((await shell.status()).releases.sales).toMatchObject({ version: '1.0.0', by: 'source' });
    expect(await (await shell.get('/-/history?limit=1')).json()).toMatchObject([
      { remote: 'sales', action: 'push', version: '2.0.0', by: 'sales ci', outcome: 'refused', page: '/prices' },
    ]);
    dist.publish(salesRelease('2.0.1'));
    expect(await push()).toMatchObject({ code: 0 });
  });

  test('is stored while the remote is pinned, and goes live once it is unpinned', async () => {
    await ask('POST', 'sales/pin', '{}');
    dist.publish(salesRelease('2.0.0'));
    expect(await push()).toEqual(
      success(
        /^sales 2\.0\.0 is stored but not live: sales is pinned to 1\.0\.0: unpin it, or promote this release\.\n$/,
      ),
    );
    expect(await livePrice(shell)).toBe('1.0.0');
    expect((await shell.status()).releases.sales).toMatchObject({ pinned: true, next: '2.0.0' });
    expect(await ask('POST', 'sales/unpin', '{}')).toMatchObject({ outcome: 'live', version: '2.0.0' });
    expect(await livePrice(shell)).toBe('2.0.0');
  });

  test('is recorded with its author and note even if a poll published it first', async () => {
    shell.sales.publish(salesRelease('2.0.0'));
    await shell.refresh();
    dist.publish(salesRelease('2.0.0'));
    expect(await push(['--note', 'new prices'])).toEqual(success(/^sales 2\.0\.0 is already live/));
    const { since } = (await shell.status()).releases.sales ?? {};
    expect((await shell.status()).releases.sales).toMatchObject({
      version: '2.0.0',
      by: 'sales ci',
      note: 'new prices',
    });

    await push(['--note', 'the same again']);
    expect((await shell.status()).releases.sales).toMatchObject({ since, by: 'sales ci', note: 'new prices' });
  });

  test('changes nothing when it is already live', async () => {
    dist.publish(salesRelease('2.0.0'));
    await push();
    expect(await push()).toEqual(success(/^sales 2\.0\.0 is already live: nothing has changed\.\n$/));
  });
});

describe('A push is refused with a sentence, without changes,', () => {
  let before: StatusReport;

  beforeEach(async () => {
    before = await shell.status();
    dist.publish(salesRelease('2.0.0'));
  });

  afterEach(async () => {
    expect((await shell.status()).releases).toEqual(before.releases);
  });

  test('with an unknown token or that of another team', async () => {
    expect(await push([], { token: 'a-token-that-nobody-has' })).toEqual(failure(/^Unknown token/));
    expect(await push([], { remote: 'help' })).toEqual(failure(/^The token "sales ci" may steer sales, not help\.\n$/));
  });

  test('when it belongs to another remote', async () => {
    dist.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
    expect(await push()).toEqual(failure(/^refused: release\.json belongs to "help", not "sales"\.\n$/));
  });

  test('when a file is damaged', async () => {
    dist.write('static/only-2.0.0.js', 'alert(1);');
    expect(await push()).toEqual(failure(/^File static\/only-2\.0\.0\.js fails its integrity check/));
    dist.remove('static/only-2.0.0.js');
    expect(await push()).toEqual(failure(/^Build the release again: .*only-2\.0\.0\.js is missing\.\n$/));
    expect(await ask('POST', 'sales/releases/2.0.0/push', '{"revision":0}')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^File \S+ is missing\.$/),
    });
  });

  test('when nothing was built', async () => {
    dist.remove('release.json');
    expect(await push()).toEqual(failure(/^Build the release first: there is no release\.json in /));
  });

  test('when it was not announced, or a file is not part of it', async () => {
    const digest = hexDigestOf(integrityOf('x'));
    const upload = () => ask('PUT', `sales/releases/2.0.0/files/${digest}`, 'x');
    expect(await upload()).toMatchObject({
      status: 404,
      message: expect.stringMatching(/^sales 2\.0\.0 was not announced/),
    });
    await announce('2.0.0');
    expect(await upload()).toMatchObject({ status: 404, message: 'sales 2.0.0 has no file with this digest.' });
    expect(await ask('PUT', 'sales/releases/..%2f..%2fx', '{}')).toMatchObject({ status: 400 });
  });

  test('when it has a gigabyte', async () => {
    const files = storedFiles();
    dist.publish({
      ...salesRelease('2.0.0'),
      change: ({ files, ...described }) => ({
        ...described,
        files: { ...files, 'static/big.zip': { integrity: integrityOf('big'), size: 1_000_000_000 } },
      }),
    });
    expect(await push()).toEqual(
      failure(/^refused: File static\/big\.zip is too large: 1000000000 bytes; the limit is 5000000\.\n$/),
    );
    const answer = await sendRaw(
      `PUT /-/remotes/sales/releases/2.0.0/files/${hexDigestOf(integrityOf('big'))} HTTP/1.1\r\nhost: site\r\n` +
        `authorization: Bearer ${SALES_TOKEN}\r\ncontent-length: 1000000000\r\n\r\nbig`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"The body is too large\."/);
    expect(storedFiles()).toEqual(files);
  });

  test('when the connection closes early', async () => {
    await announce('2.0.0');
    const files = storedFiles();
    const content = readFileSync(path.join(dist.path, 'static/only-2.0.0.js'));
    const address = `/-/remotes/sales/releases/2.0.0/files/${hexDigestOf(integrityOf(content))}`;
    const socket = connect(Number(new URL(shell.url).port), '127.0.0.1');
    socket.write(
      `PUT ${address} HTTP/1.1\r\nhost: site\r\nauthorization: Bearer ${SALES_TOKEN}\r\ncontent-length: ${content.length}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.write(content.subarray(0, 3), resolve));
    socket.destroy();
    expect(await ask('POST', 'sales/releases/2.0.0/push', '{"revision":0}')).toMatchObject({ status: 409 });
    expect(storedFiles()).toEqual(files);
  });

  test('when another decision was made during the push', async () => {
    const { revision } = await announce('2.0.0');
    await ask('POST', 'sales/pause', '{}');
    await ask('POST', 'sales/resume', '{}');
    for (const file of ['server/pages.cjs', 'static/only-2.0.0.js', 'static/remote.js']) {
      const content = readFileSync(path.join(dist.path, file));
      await ask('PUT', `sales/releases/2.0.0/files/${hexDigestOf(integrityOf(content))}`, new Uint8Array(content));
    }
    expect(await ask('POST', 'sales/releases/2.0.0/push', JSON.stringify({ revision }))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Another decision about sales was made during this push/),
    });
  });
});

describe('A push that is refused at its announcement', () => {
  const unsupported = () =>
    dist.publish({ ...salesRelease('2.0.0'), change: (release) => ({ ...release, contract: 99 }) });
  const reason = expect.stringMatching(/^The release is of contract 99/);
  const entries = async () => (await shell.get('/-/history?remote=sales')).json() as Promise<HistoryEntry[]>;

  test('is printed as a result and recorded once, however often it is repeated', async () => {
    const before = await entries();
    unsupported();
    const { code, stdout } = await push(['--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      remote: 'sales',
      action: 'push',
      version: '2.0.0',
      outcome: 'refused',
      message: reason,
      ms: expect.any(Number),
    });
    expect(await push()).toEqual(failure(/^refused: The release is of contract 99/));
    const refused = { remote: 'sales', action: 'push', version: '2.0.0', by: 'sales ci', outcome: 'refused', reason };
    expect(await entries()).toEqual([{ ...refused, at: expect.any(String) }, ...before]);

    dist.publish({ ...salesRelease('1.0.0'), pages: [{ path: '/' }] });
    await push();
    await push();
    expect((await entries()).slice(0, -before.length)).toMatchObject([{ version: '1.0.0' }, refused]);
  });

  test('is not recorded without permission, or when the request itself is wrong', async () => {
    const before = await entries();
    unsupported();
    await push([], { token: 'a-token-that-nobody-has' });
    await ask('PUT', 'sales/releases/..%2f..%2fx', '{}');
    dist.publish(salesRelease('2.0.0'));
    expect(await announce('3.0.0')).toMatchObject({ status: 400 });
    expect(await entries()).toEqual(before);
  });
});

test('refuses a replayed push of a former release', async () => {
  dist.publish(salesRelease('2.0.0'));
  await push();
  shell.sales.publish(salesRelease('3.0.0'));
  await shell.refresh();
  expect(await push()).toEqual(
    failure(/^refused: sales 2\.0\.0 was live before and cannot be pushed again: promote it/),
  );
  expect(await livePrice(shell)).toBe('3.0.0');
});

test('refuses a push of an existing version with different content', async () => {
  dist.publish(salesRelease('2.0.0', '<p>Soon.</p>'));
  await push();
  dist.publish(salesRelease('2.0.0'));
  expect(await push()).toEqual(
    failure(/^refused: sales 2\.0\.0 is already stored with different content: a version is immutable\.\n$/),
  );
});

test('publishes one of two concurrent pushes through two shells and refuses the other', async () => {
  const other = new TestShell(shell.dataDir);
  onTestFinished(() => other.stop());
  const tokens = path.join(shell.dataDir, 'tokens.json');
  await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}`, TEAM_TOKENS_FILE: tokens });
  const versions = ['2.0.0', '3.0.0'];
  const announced: { revision?: number }[] = [];
  for (const version of versions) {
    dist.publish(salesRelease(version));
    announced.push(await announce(version));
    for (const file of ['server/pages.cjs', `static/only-${version}.js`, 'static/remote.js']) {
      const content = readFileSync(path.join(dist.path, file));
      await ask('PUT', `sales/releases/${version}/files/${hexDigestOf(integrityOf(content))}`, new Uint8Array(content));
    }
  }
  const answers = await Promise.all(
    versions.map(async (version, index) => {
      const of = index === 0 ? shell : other;
      const response = await of.get(`/-/remotes/sales/releases/${version}/push`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SALES_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ revision: announced[index]?.revision }),
      });
      return response.status;
    }),
  );
  expect(answers.sort()).toEqual([200, 409]);
});

test('limits the hourly uploads of a remote, including refused ones', async () => {
  await shell.stop();
  await team.start({ STORE_MAX_MB: '1', REMOTE_MAX_RELEASE_MB: '1' });
  const pushRefused = (version: string) => {
    dist.publish(salesRelease(version, `<p>Soon.</p><!-- ${version.repeat(180_000)} -->`));
    return push();
  };
  for (const version of ['2.0.0', '3.0.0'])
    expect(await pushRefused(version)).toEqual(failure(/^refused: Page \/prices/));
  for (const version of ['4.0.0', '5.0.0', '6.0.0'])
    expect(await pushRefused(version)).toEqual(
      failure(/^2 MB of files were added for sales within an hour: more fit in \d+ min\.\n$/),
    );
  const stored = storedFiles().map((file) => statSync(path.join(shell.dataDir, 'store/files', file)).size);
  expect(stored.filter((size) => size > 500_000)).toHaveLength(2);
});

/** @returns the server's answer before it closes the connection */
function sendRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1');
  socket.write(request);
  return text(socket);
}
