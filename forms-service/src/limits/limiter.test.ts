import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeCounters, rush } from './counters.contract.ts';
import { createAcknowledgementLimiter, createGreetingLimiter, memoryCounters } from './limiter.ts';

describeCounters('memory', async () => memoryCounters);

it('counters in memory admit no more under concurrency', async () => {
  expect(await rush(memoryCounters, 7)).toBe(7);
});

it('giving back a point counted elsewhere adds no credit', async () => {
  const { take, giveBack } = memoryCounters({ keyPrefix: 'mails', points: 1, duration: 600 });
  await giveBack('mara');
  expect(await take('mara')).toBe(0);
  expect(await take('mara')).toBeGreaterThan(0);
});

it('a clock set back by a few seconds admits no one again, and makes nobody wait for longer than the period', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24') });
  onTestFinished(() => void vi.useRealTimers());
  const { take } = memoryCounters({ keyPrefix: 'minute', points: 1, duration: 60 });
  await take('somebody');
  vi.setSystemTime(Date.parse('2026-11-24') - 5_000);
  expect(await take('somebody')).toBe(60);
});

it('a clock set back by a month does not make visitors wait for a month', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24') });
  onTestFinished(() => void vi.useRealTimers());
  const { take } = memoryCounters({ keyPrefix: 'minute', points: 1, duration: 60 });
  await take('somebody');
  expect(await take('somebody')).toBe(60);
  vi.setSystemTime(Date.parse('2026-10-24'));
  expect(await take('somebody')).toBe(0);
  expect(await take('somebody')).toBe(60);
});

describe('acknowledgements', () => {
  const fromAFullNetwork = async () => {
    const limiter = createAcknowledgementLimiter();
    for (let number = 0; number < 10; number++)
      expect(await limiter.allows({ mailbox: `a${number}`, network: 'full' })).toBe(true);
    return limiter;
  };

  it('refused for a network do not count for the mailbox', async () => {
    const { allows } = await fromAFullNetwork();
    expect(await allows({ mailbox: 'mara', network: 'full' })).toBe(false);
    expect(await allows({ mailbox: 'mara', network: 'other' })).toBe(true);
  });

  it('refused for a mailbox do not count for the network', async () => {
    const { allows } = createAcknowledgementLimiter();
    const again = { mailbox: 'mara', network: 'one' };
    const allowed = [];
    for (let time = 0; time < 20; time++) allowed.push(await allows(again));
    expect(allowed.filter(Boolean)).toHaveLength(1);
    expect(await allows({ mailbox: 'lou', network: 'one' })).toBe(true);
  });

  it('that are not sent do not count', async () => {
    const { allows, giveBack } = await fromAFullNetwork();
    await giveBack({ mailbox: 'a0', network: 'full' });
    expect(await allows({ mailbox: 'a0', network: 'full' })).toBe(true);
    expect(await allows({ mailbox: 'mara', network: 'full' })).toBe(false);
  });
});

describe('confirmations and welcomes', () => {
  const fromOneNetwork = async (mails: number) => {
    const limiter = createGreetingLimiter();
    for (let number = 0; number < mails; number++)
      expect(await limiter.allows({ mailbox: `a${number}`, network: 'conference' })).toBe(true);
    return limiter;
  };

  it('reach the three hundred visitors whom a conference signs up in an hour', async () => {
    const { allows } = await fromOneNetwork(300);
    expect(await allows({ mailbox: 'mara', network: 'conference' })).toBe(false);
    expect(await allows({ mailbox: 'mara', network: 'other' })).toBe(true);
  });

  it('refused for a mailbox do not count for the network', async () => {
    const { allows } = await fromOneNetwork(296);
    const allowed = [];
    for (let time = 0; time < 20; time++) allowed.push(await allows({ mailbox: 'mara', network: 'conference' }));
    expect(allowed.filter(Boolean)).toHaveLength(3);
    expect(await allows({ mailbox: 'lou', network: 'conference' })).toBe(true);
    expect(await allows({ mailbox: 'kim', network: 'conference' })).toBe(false);
  });
});
