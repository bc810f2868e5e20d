import { DAY_MS } from '../durations.ts';
import { type Delivery, isToVisitor } from './delivery.ts';
import type { Lead, LeadState, NewLead } from './lead-store.ts';

/** A subscriber gets one mail in this time, however often the address is entered. The link in it is valid as long. */
export const QUIET_MS = 7 * DAY_MS;

/** Delivered messages kept for a subscription that starts and ends repeatedly; their results are useful as long. */
const MOST_DONE = 20;

type Holding = Pick<Lead, 'state' | 'deliveries'>;

/** Drops mails to the visitor that are not in flight: they are outdated. */
const withoutObsolete = (deliveries: Delivery[]) =>
  deliveries.filter((delivery) => delivery.state !== 'waiting' || delivery.lease || !isToVisitor(delivery));

/**
 * Drops old messages: repeated sign-ups would grow the record without limit. Keeps the first message, and the latest
 * one to the visitor, who gets no other for a while.
 */
function withoutLongPast(deliveries: Delivery[]): Delivery[] {
  const lastToVisitor = deliveries.findLast(isToVisitor);
  const mayGo = (delivery: Delivery, index: number) =>
    index > 0 && delivery.state !== 'waiting' && delivery !== lastToVisitor;
  const gone = deliveries.filter(mayGo).slice(0, -MOST_DONE);
  return deliveries.filter((delivery) => !gone.includes(delivery));
}

/** Returns the messages since a membership ended; all of them if none did. */
const sinceEnd = (deliveries: Delivery[]) =>
  deliveries.slice(deliveries.findLastIndex(({ event }) => event === 'unsubscribed') + 1);

/**
 * Returns the changes to the lead of an address that is entered again. Only subscriptions that are not a membership
 * change, and a confirmation is requested at most once while its link is valid, which ends with the membership.
 * @returns undefined when nothing changes
 */
export function takeOver(holder: Holding, next: NewLead): Holding | undefined {
  // Imports are old: the owner may have unsubscribed since.
  if (holder.state === 'stored' || next.receipt.captcha.verdict === 'imported') return undefined;
  const isRecent = (each: Delivery) =>
    isToVisitor(each) && next.createdAt.getTime() - each.createdAt.getTime() < QUIET_MS;
  const needsConfirmation = next.state !== 'stored';
  if (needsConfirmation && sinceEnd(holder.deliveries).some(isRecent)) return undefined;
  const kept = withoutObsolete(holder.deliveries);
  const isTold = !needsConfirmation && kept.some(isRecent);
  const added = isTold ? next.deliveries.filter((each) => !isToVisitor(each)) : next.deliveries;
  return { state: next.state, deliveries: withoutLongPast([...kept, ...added]) };
}

/** Checks for an ended membership, which starts again by entering the address, not by an old link. */
export const isEnded = ({ state }: Pick<Holding, 'state'>, to: LeadState): boolean =>
  state === 'unsubscribed' && to === 'stored';

/**
 * Returns the changes to a subscription that its owner confirms or ends.
 * @param notices sent when a membership starts or ends; ending without one sends none
 * @returns undefined when nothing changes
 */
export function changeMembership(holder: Holding, to: LeadState, notices: Delivery[]): Holding | undefined {
  if (holder.state === to || isEnded(holder, to)) return undefined;
  const changesMembership = holder.state === 'stored' || to === 'stored';
  const deliveries = [...withoutObsolete(holder.deliveries), ...(changesMembership ? notices : [])];
  return { state: to, deliveries: withoutLongPast(deliveries) };
}
