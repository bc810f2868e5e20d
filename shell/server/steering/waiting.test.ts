import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { HELP_TOKEN, SALES_TOKEN, SalesTeam, salesRelease } from '../testing/sales-team.ts';
import type { TestShell } from '../testing/test-shell.ts';
import type { HistoryEntry } from './history-entry.ts';

/** One request runs while ten wait, and the next one is refused. */
const TOO_MANY = 12;
const FULL = '10 of your requests are waiting already: try again later.';

const PATIENT = { timeout: 60_000 };

const ENDLESS_PREVIEW = 'sales/releases/2.0.0/preview';
const ENDLESS = 'globalThis.site_sales = { init() {}, get() { for (;;); } };';

let team: SalesTeam;
let shell: TestShell;

beforeEach(async () => {
  team = new SalesTeam();
  ({ shell } = team);
  await team.start();
  shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
  await shell.refresh();
  team.dist.publish({ ...salesRelease('2.0.0'), container: ENDLESS });
  await team.command('push', 'sales', team.dist.path, '--preview');
});

afterEach(() => team.dispose());

interface Answer {
  status: number;
  message: string;
}

/** Requests of a team, which it can take back. */
function requestsOf(token: string) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const send = async (address: string): Promise<Answer> => {
    const response = await fetch(`${shell.url}/-/remotes/${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: controller.signal,
    });
    return { status: response.status, ...((await response.json()) as { message: string }) };
  };

  /** Sends more of the same request than may wait. */
  const sendTooMany = async (address: string) => {
    const answers: Answer[] = [];
    const sending = Array.from({ length: TOO_MANY }, async () => answers.push(await send(address)));
    const sent = Promise.allSettled(sending);
    const refused = () => answers.filter(({ status }) => status === 429);
    await expect.poll(refused, PATIENT).not.toEqual([]);
    return { refused, carriedOut: () => answers.length - refused().length, sent };
  };
  return { send, sendTooMany, takeBack: () => controller.abort() };
}

describe('While a team asks for many previews of a release that never finishes', () => {
  test('it is refused beyond ten, and another team rolls back as soon as the current preview ends', async () => {
    const previews = await requestsOf(SALES_TOKEN).sendTooMany(ENDLESS_PREVIEW);
    expect(previews.refused()[0]).toEqual({ status: 429, message: FULL });
    const before = previews.carriedOut();
    expect(await requestsOf(HELP_TOKEN).send('help/rollback')).toMatchObject({ status: 200, version: '1.0.0' });
    expect(previews.carriedOut() - before).toBeLessThanOrEqual(1);
  });

  test('its own pin goes before its other previews', async () => {
    const { send, sendTooMany } = requestsOf(SALES_TOKEN);
    const previews = await sendTooMany(ENDLESS_PREVIEW);
    const before = previews.carriedOut();
    expect(await send('sales/pin')).toMatchObject({ status: 200 });
    expect(previews.carriedOut() - before).toBeLessThanOrEqual(1);
  });

  test('another team gets its preview after the current one', async () => {
    const previews = await requestsOf(SALES_TOKEN).sendTooMany(ENDLESS_PREVIEW);
    const before = previews.carriedOut();
    expect(await requestsOf(HELP_TOKEN).send('help/releases/1.0.0/preview')).toMatchObject({ status: 200 });
    expect(previews.carriedOut() - before).toBeLessThanOrEqual(1);
  });
});

test('A decision is not carried out when its requester has gone before its turn', async () => {
  const sales = requestsOf(SALES_TOKEN);
  const previews = await sales.sendTooMany(ENDLESS_PREVIEW);
  // The next one has just begun.
  await expect.poll(previews.carriedOut, PATIENT).toBeGreaterThan(0);
  const leaving = requestsOf(HELP_TOKEN);
  const pauses = await leaving.sendTooMany('help/pause');
  leaving.takeBack();
  sales.takeBack();
  await pauses.sent;
  const { send } = requestsOf(HELP_TOKEN);
  await expect.poll(() => send('help/rollback'), PATIENT).toMatchObject({ status: 200 });
  const history = (await (await shell.get('/-/history?remote=help')).json()) as HistoryEntry[];
  expect(history.filter(({ action }) => action === 'pause')).toEqual([]);
});
