import { DAY_MS } from '../durations.ts';
import { type Delivery, isToVisitor } from './delivery.ts';
import type { Lead, LeadState, NewLead } from './lead-store.ts';

/** A subscriber gets one mail in this time, however often the address is entered. Its link is good for as long. */
export const QUIET_MS = 7 * DAY_MS;

/** Messages of the past that are kept of a subscription whose owner comes and goes: what came of them is of use for as long. */
const MOST_DONE = 20;

type Holding = Pick<Lead, 'state' | 'deliveries'>;

/** Mails to the visitor that have not begun to leave say what is no longer so. */
const withoutObsolete = (deliveries: Delivery[]) =>
  deliveries.filter((delivery) => delivery.state !== 'waiting' || delivery.lease || !isToVisitor(delivery));

/**
 * Without what is long past, or one who comes and goes again and again would make a record of any size. The first message stays,
 * and so does the last to the visitor, who gets no other for a while.
 */
function withoutLongPast(deliveries: Delivery[]): Delivery[] {
  const lastToVisitor = deliveries.findLast(isToVisitor);
  const mayGo = (delivery: Delivery, index: number) =>
    index > 0 && delivery.state !== 'waiting' && delivery !== lastToVisitor;
  const gone = deliveries.filter(mayGo).slice(0, -MOST_DONE);
  return deliveries.filter((delivery) => !gone.includes(delivery));
}

/**
 * What becomes of a lead that holds an address when the address is entered again. Only a subscription that is none yet,
 * or none any more, changes, and a confirmation is asked for at most once while its link is good.
 * @returns undefined when nothing changes
 */
export function takeOver(holder: Holding, next: NewLead): Holding | undefined {
  // What an operator imports is old: its owner may have left since.
  if (holder.state === 'stored' || next.receipt.captcha.verdict === 'imported') return undefined;
  const isRecent = ({ createdAt }: Delivery) => next.createdAt.getTime() - createdAt.getTime() < QUIET_MS;
  const wroteRecently = (deliveries: Delivery[]) => deliveries.some((each) => isToVisitor(each) && isRecent(each));
  if (next.state !== 'stored' && wroteRecently(holder.deliveries)) return undefined;
  const kept = withoutObsolete(holder.deliveries);
  const added = wroteRecently(kept) ? next.deliveries.filter((each) => !isToVisitor(each)) : next.deliveries;
  return { state: next.state, deliveries: withoutLongPast([...kept, ...added]) };
}

/** Who has unsubscribed comes back by entering the address again, not by the link of an old mail. */
export const isEnded = ({ state }: Pick<Holding, 'state'>, to: LeadState): boolean =>
  state === 'unsubscribed' && to === 'stored';

/**
 * What becomes of a subscription that its owner confirms or ends.
 * @param notices go out when that makes or ends a membership; who never was a member leaves without a word
 * @returns undefined when nothing changes
 */
export function changeMembership(holder: Holding, to: LeadState, notices: Delivery[]): Holding | undefined {
  if (holder.state === to || isEnded(holder, to)) return undefined;
  const changesMembership = holder.state === 'stored' || to === 'stored';
  const deliveries = [...withoutObsolete(holder.deliveries), ...(changesMembership ? notices : [])];
  return { state: to, deliveries: withoutLongPast(deliveries) };
}
