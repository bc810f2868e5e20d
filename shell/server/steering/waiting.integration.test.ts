import type { ChildProcess } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HELP_TOKEN, SALES_TOKEN, SalesTeam, salesRelease } from '../testing/sales-team.ts';
import type { TestShell } from '../testing/test-shell.ts';
import type { HistoryEntry } from './history-entry.ts';

/** One request runs while ten wait, and the next one is refused. */
const TOO_MANY = 12;
const FULL = '10 of your requests are waiting already: try again later.';

const PREVIEW = 'sales/releases/2.0.0/preview';
/** Documents of a release that fails are not stored: each preview renders it again. */
const BROKEN = 'globalThis.site_sales = undefined;';

let team: SalesTeam;
let shell: TestShell;
let stopped: ChildProcess[] = [];
/** Takes back what still waits when a test has ended. */
let testEnd: AbortController;

/** Makes rendering take as long as a test needs, without using processor time. */
const stopRendering = (message: unknown) => {
  const { process: child } = message as { process: ChildProcess };
  child.once('spawn', () => {
    child.kill('SIGSTOP');
    stopped.push(child);
  });
};

function continueRendering() {
  diagnostics.unsubscribe('child_process', stopRendering);
  for (const child of stopped) child.kill('SIGCONT');
  stopped = [];
}

beforeEach(async () => {
  testEnd = new AbortController();
  team = new SalesTeam();
  ({ shell } = team);
  await team.start();
  shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
  await shell.refresh();
  team.dist.publish({ ...salesRelease('2.0.0'), container: BROKEN });
  await team.command('push', 'sales', team.dist.path, '--preview');
  diagnostics.subscribe('child_process', stopRendering);
});

afterEach(async () => {
  testEnd.abort();
  continueRendering();
  await team.dispose();
});

interface Answer {
  status: number;
  message: string;
}

/** Requests of a team, which it can take back. */
function requestsOf(token: string) {
  const controller = new AbortController();
  const send = async (address: string): Promise<Answer> => {
    const response = await shell.get(`/-/remotes/${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.any([controller.signal, testEnd.signal]),
    });
    return { status: response.status, ...((await response.json()) as { message: string }) };
  };

  /** Sends more of the same request than may wait. */
  const sendTooMany = async (address: string) => {
    const answers: Answer[] = [];
    const sending = Array.from({ length: TOO_MANY }, async () => answers.push(await send(address)));
    const sent = Promise.allSettled(sending);
    const refused = () => answers.filter(({ status }) => status === 429);
    await expect.poll(refused).not.toEqual([]);
    return { refused, carriedOut: () => answers.length - refused().length, sent };
  };
  return { send, sendTooMany, takeBack: () => controller.abort() };
}

/** Asks for previews until one is being rendered and the next ones wait. */
async function requestPreviews() {
  const sales = requestsOf(SALES_TOKEN);
  const previews = await sales.sendTooMany(PREVIEW);
  await expect.poll(() => stopped).toHaveLength(1);
  return { ...sales, ...previews };
}

/** Ends the current preview after the shell has taken what was sent before: this request does not wait for a turn. */
async function endPreview() {
  await shell.status();
  continueRendering();
}

describe('While a team asks for many previews of a release that takes long', () => {
  test('it is refused beyond ten, and another team rolls back as soon as the current preview ends', async () => {
    const { refused, carriedOut } = await requestPreviews();
    expect(refused()).toEqual([{ status: 429, message: FULL }]);
    const rollback = requestsOf(HELP_TOKEN).send('help/rollback');
    await endPreview();
    expect(await rollback).toMatchObject({ status: 200, version: '1.0.0' });
    expect(carriedOut()).toBe(1);
  });

  test('its own pin goes before its other previews', async () => {
    const { send, carriedOut } = await requestPreviews();
    const pin = send('sales/pin');
    await endPreview();
    expect(await pin).toMatchObject({ status: 200 });
    expect(carriedOut()).toBe(1);
  });

  test('another team gets its preview after the current one', async () => {
    const { carriedOut } = await requestPreviews();
    const preview = requestsOf(HELP_TOKEN).send('help/releases/1.0.0/preview');
    await endPreview();
    expect(await preview).toMatchObject({ status: 200 });
    expect(carriedOut()).toBe(1);
  });
});

test('A decision is not carried out when its requester has gone before its turn', async () => {
  const sales = await requestPreviews();
  const leaving = requestsOf(HELP_TOKEN);
  const pauses = await leaving.sendTooMany('help/pause');
  leaving.takeBack();
  sales.takeBack();
  await pauses.sent;
  await endPreview();
  const { send } = requestsOf(HELP_TOKEN);
  await expect.poll(() => send('help/rollback')).toMatchObject({ status: 200 });
  const history = (await (await shell.get('/-/history?remote=help')).json()) as HistoryEntry[];
  expect(history.filter(({ action }) => action === 'pause')).toEqual([]);
});
