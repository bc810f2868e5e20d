import { randomUUID } from 'node:crypto';
import { type Channel, newDelivery } from '../delivery.ts';
import type { ClaimedDelivery, LeadStore } from '../lead-store.ts';
import { lead } from './store-examples.ts';

export const start = new Date('2026-11-21T10:00:00Z');
export const LEASE_MS = 120_000;
export const after = (ms: number) => new Date(start.getTime() + ms);

/** Creates a lead with deliveries on the given channels. */
export const withDeliveries = (...channels: Channel[]) =>
  lead({ createdAt: start, deliveries: channels.map((channel) => newDelivery(channel, start)) });

/** Claims deliveries like one worker. */
export async function claim(store: LeadStore, now = start, limit = 100): Promise<ClaimedDelivery[]> {
  const request = { now, until: new Date(now.getTime() + LEASE_MS), lease: randomUUID() };
  const mails = await store.claim({ ...request, transport: 'mail', limit });
  return [...mails, ...(await store.claim({ ...request, transport: 'webhook', limit: limit - mails.length }))];
}
