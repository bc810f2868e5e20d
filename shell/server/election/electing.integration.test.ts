import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/dev-tools/free-port.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HangingRemote } from '../testing/hanging-remote.ts';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';
import { createElector, type ElectionTimes } from './elector.ts';
import type { Lease, LeaseApi } from './lease-api.ts';
import { startContender } from './start-contender.ts';

const TIMES: ElectionTimes = { duration: 2_500, giveUp: 1_200, interval: 50, patience: 3_000, lag: 1_000 };
const logger = { info() {}, warn() {} };

/** Lease as stored by Kubernetes, with optimistic concurrency. */
class KeptLease implements LeaseApi {
  #lease: Lease = { metadata: { resourceVersion: '1' } };

  async read(): Promise<Lease> {
    return structuredClone(this.#lease);
  }

  async replace(lease: Lease): Promise<Lease | undefined> {
    const { resourceVersion } = this.#lease.metadata;
    if (lease.metadata.resourceVersion !== resourceVersion) return undefined;
    this.#lease = structuredClone({
      ...lease,
      metadata: { ...lease.metadata, resourceVersion: String(Number(resourceVersion) + 1) },
    });
    return this.read();
  }

  get spec() {
    return this.#lease.spec;
  }
}

let lease: KeptLease;

beforeEach(() => {
  lease = new KeptLease();
});

describe('A lease', () => {
  const contender = (name: string, { api = lease as LeaseApi, hasCopied = true } = {}) =>
    createElector({ api, name, hasCopied: () => hasCopied, logger, times: TIMES });
  const never = new AbortController().signal;

  /** Holds the lease until the test ends or stops the renewals. */
  function hold(elector: ReturnType<typeof contender>) {
    const stopped = new AbortController();
    const lost = elector.untilLost(stopped.signal).then(
      () => true,
      () => false,
    );
    onTestFinished(() => stopped.abort());
    return { lost, stopRenewing: () => stopped.abort() };
  }

  test('has one holder, which keeps it by renewing it', async () => {
    const [a, b] = [contender('a:1'), contender('b:1')];
    const first = await Promise.race([a, b].map((one) => one.untilHeld(never).then(() => one)));
    const other = first === a ? b : a;
    hold(first);
    const taken = vi.fn();
    void other.untilHeld(never).then(taken);
    await vi.waitFor(() => expect(other.holder()).toBe(first.holder()));
    const { renewTime } = lease.spec ?? {};
    const isLater = () => Date.parse(lease.spec?.renewTime ?? '') > Date.parse(renewTime ?? '') + TIMES.duration;
    await vi.waitFor(() => expect(isLater()).toBe(true), { timeout: 20_000 });
    expect(taken).not.toHaveBeenCalled();
    expect(lease.spec).toMatchObject({ leaseTransitions: 1 });
  });

  test('is given up before others may take it, even when a renewal is never answered', async () => {
    let isHanging = false;
    const api: LeaseApi = {
      read: () => lease.read(),
      replace: (next) => (isHanging ? new Promise(() => {}) : lease.replace(next)),
    };
    const elector = contender('a:1', { api });
    await elector.untilHeld(never);
    isHanging = true;
    const started = performance.now();
    await elector.untilLost(never);
    expect(performance.now() - started).toBeLessThan(TIMES.duration);
  });

  test('is not taken back by a former holder that was away while another one took it', async () => {
    const [a, b] = [contender('a:1'), contender('b:1')];
    await a.untilHeld(never);
    await a.release();
    await b.untilHeld(never);
    await hold(a).lost;
    await a.release();
    expect(lease.spec).toMatchObject({ holderIdentity: 'b:1', leaseTransitions: 2 });
  });

  test('moves to another contender immediately when released', async () => {
    const [a, b] = [contender('a:1'), contender('b:1')];
    await a.untilHeld(never);
    const taken = b.untilHeld(never);
    await a.release();
    await taken;
    expect(lease.spec).toMatchObject({ holderIdentity: 'b:1', leaseTransitions: 2 });
  });

  test('moves to another contender when its holder goes silent, after the holder gave up', async () => {
    let isCut = false;
    const cut = {
      read: async () => (isCut ? Promise.reject(new Error('no route')) : lease.read()),
      replace: lease.replace.bind(lease),
    };
    const [a, b] = [contender('a:1', { api: cut }), contender('b:1')];
    await a.untilHeld(never);
    const order: string[] = [];
    void hold(a).lost.then((isLost) => order.push(isLost ? 'a has given up' : 'a was stopped'));
    const taken = b.untilHeld(never).then(() => order.push('b holds it'));
    isCut = true;
    await taken;
    expect(order).toEqual(['a has given up', 'b holds it']);
  });

  test('returns to a restarted holder before contenders with an outdated replica', async () => {
    const before = contender('a:1');
    await before.untilHeld(never);
    const old = contender('b:1', { hasCopied: false });
    const order: string[] = [];
    const taken = old.untilHeld(never).then(() => order.push('b'));
    await before.release();
    const started = performance.now();
    await vi.waitFor(() => expect(performance.now() - started).toBeGreaterThan(5 * TIMES.interval));
    await contender('a:1')
      .untilHeld(never)
      .then(() => order.push('a'));
    expect(order).toEqual(['a']);
    // The holder goes silent.
    await taken;
    expect(order).toEqual(['a', 'b']);
  });
});

describe('Of two shells with a lease', () => {
  let remotes: TestShell;

  beforeEach(() => {
    remotes = new TestShell();
    remotes.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
    remotes.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  });

  let running: { stop(): Promise<void> }[];

  beforeEach(() => {
    running = [];
  });

  afterEach(async () => {
    await Promise.all(running.map((contender) => contender.stop()));
    await remotes.dispose();
  });

  async function start(api: LeaseApi = lease, others: Record<string, string> = {}) {
    const port = await freePort();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'contender-'));
    const variables = {
      ...others,
      DATA_DIR: dataDir,
      PORT: String(port),
      LEASE: 'site/shell',
      LEASE_HOLDER: `127.0.0.1:${port}`,
      REPLICA_TOKEN: 'token-that-all-of-them-know',
    };
    const onLost = vi.fn();
    const contender = await startContender(remotes.environment(variables), {
      api,
      start: (signal) => remotes.serve(variables, signal),
      onLost,
      times: TIMES,
    });
    const url = `http://127.0.0.1:${port}`;
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    running.push(contender);
    const text = async (address: string) => (await fetch(url + address)).text();
    const read = (file: string) => readFileSync(path.join(dataDir, file), 'utf8');
    const isReady = async () => (await fetch(`${url}/-/ready`).catch(() => undefined))?.ok;
    return {
      url,
      dataDir,
      text,
      read,
      onLost,
      isReady,
      holds: () => lease.spec?.holderIdentity === `127.0.0.1:${port}`,
    };
  }

  /** @returns the composing shell and a standby that has replicated it */
  async function startTwo(api?: LeaseApi) {
    const leader = await start(api);
    await vi.waitFor(async () => expect(await leader.isReady()).toBe(true), { timeout: 20_000, interval: 50 });
    const standby = await start();
    await vi.waitFor(async () => expect(await standby.isReady()).toBe(true), { timeout: 20_000, interval: 50 });
    return { leader, standby };
  }

  test('one composes and the other forwards requests to it, including those of local programs', async () => {
    const { leader, standby } = await startTwo();
    expect([leader.holds(), standby.holds()]).toEqual([true, false]);
    const paused = await siteCommand(standby, ['pause', 'help']);
    expect(paused.stdout).toMatch(/^help accepts no new releases/);
    expect(await (await fetch(`${leader.url}/-/history?limit=1`)).json()).toMatchObject([
      { action: 'pause', remote: 'help', by: 'this machine' },
    ]);
    const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.1' }, method: 'POST' };
    expect((await fetch(`${standby.url}/-/remotes/help/resume`, elsewhere)).status).toBe(403);
    const composing = async ({ text }: typeof leader) => /^site_composing (\d)$/m.exec(await text('/-/metrics'))?.[1];
    expect([await composing(leader), await composing(standby)]).toEqual(['1', '0']);
  });

  test('the other takes over with the live site and all decisions when the first stops', async () => {
    const { leader, standby } = await startTwo();
    await vi.waitFor(() => expect(standby.read('steering/history.jsonl')).toContain('help'), { timeout: 20_000 });
    await siteCommand(leader, ['pause', 'help']);
    // Answered decisions are replicated.
    expect(standby.read('steering/state.json')).toContain('help');
    const before = await leader.text('/composition.json');
    await running.shift()?.stop();
    await vi.waitFor(async () => expect(await standby.text('/composition.json')).toBe(before), {
      timeout: 20_000,
      interval: 50,
    });
    expect(standby.holds()).toBe(true);
    expect((await siteCommand(standby, ['status'])).stdout).toMatch(/help.*paused/);
  });

  test('one that stops while waiting for files of a release lets the other compose', async () => {
    const sales = new HangingRemote(remotes.sales.path);
    await sales.start();
    onTestFinished(() => sales.stop());
    const leader = await start(lease, { REMOTES: `sales=${sales.url}`, REMOTE_TIMEOUT_MS: '600000' });
    await sales.untilAsked();
    expect(leader.holds()).toBe(true);
    await running.shift()?.stop();
    expect(leader.holds()).toBe(false);
    const other = await start();
    await vi.waitFor(async () => expect(await other.isReady()).toBe(true), { timeout: 20_000, interval: 50 });
    expect(other.holds()).toBe(true);
  });

  test('one with an outdated replica waits for the first to return before it takes over', async () => {
    const { leader, standby } = await startTwo();
    await vi.waitFor(() => expect(standby.read('steering/history.jsonl')).toContain('help'), { timeout: 20_000 });
    const steering = path.join(standby.dataDir, 'steering');
    renameSync(steering, `${steering}-aside`);
    // A file in place of a folder makes every replication fail.
    writeFileSync(steering, '');
    await siteCommand(leader, ['pause', 'help']);
    await pause(2 * TIMES.lag);
    await running.shift()?.stop();
    await pause(TIMES.patience / 2);
    expect(standby.holds()).toBe(false);
    rmSync(steering);
    renameSync(`${steering}-aside`, steering);
    await vi.waitFor(() => expect(standby.holds()).toBe(true), { timeout: 20_000 });
  });

  test('one that loses its connection stops composing and logs it', async () => {
    let isCut = false;
    const cut: LeaseApi = {
      read: () => (isCut ? Promise.reject(new Error('no route')) : lease.read()),
      replace: (changed) => lease.replace(changed),
    };
    const { leader, standby } = await startTwo(cut);
    isCut = true;
    await vi.waitFor(() => expect(leader.onLost).toHaveBeenCalledWith(), { timeout: 20_000 });
    await vi.waitFor(() => expect(standby.holds()).toBe(true), { timeout: 20_000 });
  });
});
