import { DAY_MS } from '../durations.ts';
import { type Delivery, isToVisitor } from './delivery.ts';
import { latest } from './lead-record.ts';
import type { Lead, LeadState, NewLead } from './lead-store.ts';

/** A subscriber gets one mail in this time, however often the address is entered. The link in it is valid as long. */
export const QUIET_MS = 7 * DAY_MS;

/** Delivered messages kept for a subscription that starts and ends repeatedly; their results are useful as long. */
const MOST_DONE = 20;

type Holding = Pick<Lead, 'state' | 'deliveries'>;

const noMember: LeadState[] = ['quarantined', 'unconfirmed', 'unsubscribed'];

/** Checks whether a message is accurate for a subscription in a state. */
export function isAccurate({ channel, event }: Pick<Delivery, 'channel' | 'event'>, state: LeadState): boolean {
  if (channel === 'confirmation') return state === 'quarantined' || state === 'unconfirmed';
  if (channel === 'subscribed') return state === 'stored';
  const isAboutMembership = channel === 'team-mail' || channel === 'webhook';
  return !isAboutMembership || (event === 'unsubscribed') === noMember.includes(state);
}

/**
 * Adds messages about a new state and drops waiting ones: mails to the visitor that are not in flight, and notices of
 * the opposite event. The new notice is due when the dropped one would have been, or when the lease of its attempt
 * ends: it never arrives first.
 */
function renew(deliveries: Delivery[], state: LeadState, added: Delivery[]): Delivery[] {
  const waiting = deliveries.filter((each) => each.state === 'waiting');
  const outdatedMails = waiting.filter((each) => isToVisitor(each) && !each.lease);
  const contradicted = waiting.filter((each) => !isToVisitor(each) && !isAccurate(each, state));
  const dropped = [...outdatedMails, ...contradicted];
  const dueAfter = (notice: Delivery): Delivery => {
    const before = contradicted.filter(({ channel }) => channel === notice.channel);
    return { ...notice, dueAt: latest([notice, ...before].map(({ dueAt }) => dueAt)) };
  };
  return withoutLongPast([...deliveries.filter((each) => !dropped.includes(each)), ...added.map(dueAfter)]);
}

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
  const wasSent = ({ state, lease }: Delivery) => state !== 'waiting' || lease !== undefined;
  const isTold = !needsConfirmation && holder.deliveries.some((each) => isRecent(each) && wasSent(each));
  const added = isTold ? next.deliveries.filter((each) => !isToVisitor(each)) : next.deliveries;
  return { state: next.state, deliveries: renew(holder.deliveries, next.state, added) };
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
  return { state: to, deliveries: renew(holder.deliveries, to, changesMembership ? notices : []) };
}
