import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/durations.ts';
import { createLogger } from '../src/http/logger.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { checkQuarantine } from '../src/quarantine/start-digests.ts';
import { StoreUnavailable } from '../src/store/lead-store.ts';
import { courierAt, startDelivering, team } from './delivering.ts';
import { refusal, startMailServer } from './mail-server.ts';

/** Starts a service with the quarantine check that every instance runs every ten minutes. */
async function startQuarantine() {
  const { mails, url } = await startMailServer();
  const service = await startDelivering({ smtpUrl: url });
  const findOldest = async () => {
    const [lead] = await service.store.readPage({ state: 'quarantined', order: 'oldest-first', limit: 1 });
    if (!lead) throw new Error('Nothing is waiting.');
    return lead;
  };
  const metrics = createMetrics();
  const parts = { store: service.store, metrics, logger: createLogger('silent'), clock: service.clock, wake() {} };
  const check = (store: Partial<typeof parts.store> = {}) =>
    checkQuarantine({ ...parts, store: { ...parts.store, ...store } });
  return {
    ...service,
    check,
    mails,
    findOldest,
    /** Advances by a day, runs the check and delivers. */
    async nextDay(deliver = service.round) {
      service.pass(DAY_MS);
      await check();
      await deliver();
    },
    age: async () => (await metrics.oldestQuarantined.get()).values[0]?.value,
    /** Simulates a team member. */
    review: async (edit: Parameters<typeof service.store.edit>[1]) => service.store.edit(await findOldest(), edit),
    release: async () => service.store.release(await findOldest(), { deliveries: [], whenRefused: [] }),
  };
}

const suspicious = { website: 'https://spam.example' };

describe('the team', () => {
  test('gets one daily digest without lead content, however many instances check', async () => {
    const { visitor, check, round, nextDay, pass, mails, age } = await startQuarantine();
    await check();
    for (const form of ['contact', 'contact', 'signup', 'newsletter'] as const) await visitor.send(form, suspicious);
    await round();
    expect([mails.filter(({ recipients }) => recipients[0] === team[0]).length, await age()]).toEqual([0, 0]);
    mails.length = 0;

    pass(DAY_MS);
    await Promise.all([check(), check(), check()]);
    await round();
    await check();
    await round();
    expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [team, 'Lumenary: 3 leads are waiting for review'],
    ]);
    const [digest] = mails;
    expect(digest?.text).toContain('New message from the contact form: 2');
    expect(digest?.text).toContain('New free trial: 1');
    expect(digest?.text).toContain('npm run leads -- list --state quarantined --show open');
    expect(JSON.stringify(digest)).not.toContain('lantern');
    expect(await age()).toBe(DAY_MS / 1_000);

    await nextDay();
    expect(mails).toHaveLength(2);
  });

  test.each(['edit', 'recordDigest'] as const)(
    'gets one digest ten minutes later when a write (%s) fails',
    async (write) => {
      const { visitor, check, round, pass, mails } = await startQuarantine();
      await visitor.send('contact', suspicious);
      pass(DAY_MS);
      const failed = check({ [write]: () => Promise.reject(new StoreUnavailable('TIMEOUT')) });
      await expect(failed).rejects.toThrow(StoreUnavailable);
      pass(10 * MINUTE_MS);
      await check();
      await round();
      expect(mails.map(({ subject }) => subject)).toEqual(['Lumenary: One lead is waiting for review']);
    },
  );

  test('gets no second digest when the oldest lead is reviewed', async () => {
    const { visitor, nextDay, check, round, review, mails } = await startQuarantine();
    await visitor.send('contact', suspicious);
    await visitor.send('contact', suspicious);
    await nextDay();
    await review({ mark: { as: 'spam', at: new Date(), by: 'mara' } });
    await check();
    await round();
    expect(mails).toHaveLength(1);
  });

  test('gets one digest when the mail server is back after days', async () => {
    const { visitor, nextDay, mails, throughServer } = await startQuarantine();
    const away = await startMailServer();
    await away.stop();
    const { round: fail } = throughServer(away.url);
    await visitor.send('contact', suspicious);
    for (let day = 0; day < 3; day++) await nextDay(fail);
    await nextDay();
    expect(mails).toHaveLength(1);
  });

  test.each(['delivered', 'dead'] as const)(
    'gets one digest again, not one for each day, when an operator retries those that are %s',
    async (state) => {
      const { visitor, nextDay, findOldest, store, clock, round, mails, throughServer } = await startQuarantine();
      const refusing = await startMailServer({
        onRcptTo: (_address, _session, callback) => callback(refusal(550, '5.1.1 no such mailbox')),
      });
      await visitor.send('contact', suspicious);
      const { id } = await findOldest();
      const { round: fail } = throughServer(refusing.url);
      for (let day = 0; day < 3; day++) await nextDay(state === 'dead' ? fail : round);
      mails.length = 0;
      await store.reopen({ ids: [id], state }, clock());
      await round();
      expect(mails).toHaveLength(1);
    },
  );

  test('gets a digest that is being sent while the next one is added, and both are recorded', async () => {
    const { visitor, check, pass, findOldest, store, clock } = await startQuarantine();
    await visitor.send('contact', suspicious);
    pass(DAY_MS);
    await check();
    const arrived = Promise.withResolvers<void>();
    const slow = courierAt(store, () => arrived.promise, clock);
    await slow.begin();
    pass(DAY_MS);
    await check();
    arrived.resolve();
    await slow.idle();
    expect(slow.counted()).toEqual({ 'digest delivered': 1 });
    expect((await findOldest()).deliveries.map(({ state }) => state)).toEqual(['delivered', 'waiting']);
  });

  test.each([
    ['erased', 'at its address'],
    ['removed', 'after the retention period'],
  ])('gets the digest of the other leads when the lead that carries it is %s %s', async (how) => {
    const { visitor, check, round, pass, store, clock, findOldest, mails } = await startQuarantine();
    await visitor.send('contact', { ...suspicious, email: 'mara@lantern.example' });
    pass(MINUTE_MS);
    await visitor.send('contact', { ...suspicious, email: 'jonas@harbor.example' });
    await visitor.send('contact', { ...suspicious, email: 'mara@lantern.example' });
    pass(DAY_MS);
    await check();
    const { createdAt } = await findOldest();
    const erase = () =>
      store.erase('mara@lantern.example', { id: randomUUID(), erasedAt: clock(), addressHash: 'keyed hash' });
    const purge = () => store.purge({ form: 'contact', before: new Date(createdAt.getTime() + 1), limit: 10 });
    await (how === 'erased' ? erase() : purge());
    await round();
    const waiting = how === 'erased' ? 'One lead is' : '2 leads are';
    expect(mails.map(({ subject }) => subject)).toEqual([`Lumenary: ${waiting} waiting for review`]);
    await check();
    await round();
    expect(mails).toHaveLength(1);
  });

  test('gets no second digest when the lead that carried it is erased', async () => {
    const { visitor, nextDay, check, round, store, clock, mails } = await startQuarantine();
    await visitor.send('contact', { ...suspicious, email: 'mara@lantern.example' });
    await visitor.send('contact', { ...suspicious, email: 'jonas@harbor.example' });
    await nextDay();
    await store.erase('mara@lantern.example', { id: randomUUID(), erasedAt: clock(), addressHash: 'keyed hash' });
    await check();
    await round();
    expect(mails).toHaveLength(1);
  });

  test('gets no digest when all leads were reviewed since it was due', async () => {
    const { visitor, check, round, pass, review, mails, counted } = await startQuarantine();
    await visitor.send('contact', suspicious);
    pass(DAY_MS);
    await check();
    await review({ mark: { as: 'spam', at: new Date(), by: 'mara' } });
    await round();
    expect([mails, counted()]).toEqual([[], { 'digest delivered': 1 }]);
  });

  test('gets no digest of released or marked leads', async () => {
    const { visitor, nextDay, review, release, mails, age } = await startQuarantine();
    await visitor.send('contact', suspicious);
    await visitor.send('contact', suspicious);
    await release();
    await nextDay();
    expect(mails.map(({ subject }) => subject)).toEqual(['Lumenary: One lead is waiting for review']);
    await review({ mark: { as: 'spam', at: new Date(), by: 'mara' } });
    await nextDay();
    expect([mails.length, await age()]).toEqual([1, 0]);
  });
});
