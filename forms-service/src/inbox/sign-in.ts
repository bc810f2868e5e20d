import type { Request } from 'express';
import { networkOf, visitorOf } from '../http/visitor-address.ts';
import { type CountOptions, memoryCounters } from '../limits/limiter.ts';
import { type InboxUsers, isPassword } from './passwords.ts';

const QUARTER_S = 15 * 60;
/** Passwords that somebody may get wrong before we stop looking at them, the right one included. */
const FROM_ONE_ADDRESS: CountOptions = { keyPrefix: 'sign-in', points: 10, duration: QUARTER_S };
/** For one name, by all who share a network: elsewhere its person is not kept out by that. */
const FROM_ONE_NETWORK: CountOptions = { keyPrefix: 'sign-in-network', points: 20, duration: QUARTER_S };
/** For one name from everywhere; who guesses from many networks goes on at a pace that its person hardly notices. */
const FOR_ONE_NAME: CountOptions = { keyPrefix: 'sign-in-name', points: 20, duration: QUARTER_S };
const PACE: CountOptions = { keyPrefix: 'sign-in-pace', points: 1, duration: 2 };

/** What came of an attempt. */
export type SignIn = { outcome: 'signed-in' } | { outcome: 'wrong' } | { outcome: 'too-many'; waitS: number };

/**
 * Lets people in by their passwords, and limits attempts: in the memory of each instance, as their sessions are in none.
 * @param isRight compares a password with a hash, in a tenth of a second
 */
export function createSignIn(users: InboxUsers, isRight = isPassword) {
  const byAddress = memoryCounters(FROM_ONE_ADDRESS);
  const byNetwork = memoryCounters(FROM_ONE_NETWORK);
  const byName = memoryCounters(FOR_ONE_NAME);
  const pace = memoryCounters(PACE);
  /** Names and networks from which their people have signed in. */
  const known = new Set<string>();

  const keepPace = async (name: string, isKnown: boolean) =>
    (await byName.take(name)) > 0 && !isKnown ? pace.take(name) : 0;

  return async (name: string, password: string, client: Pick<Request, 'ip'>): Promise<SignIn> => {
    const visitor = visitorOf(client);
    const place = `${name} ${networkOf(client)}`;
    const waitS = (await byAddress.take(visitor)) || (await byNetwork.take(place));
    if (waitS > 0) return { outcome: 'too-many', waitS };
    const paceS = await keepPace(name, known.has(place));
    if (paceS > 0) {
      // Nobody looked at the password: it may have been the right one.
      await Promise.all([byAddress.giveBack(visitor), byNetwork.giveBack(place)]);
      return { outcome: 'too-many', waitS: paceS };
    }
    if (!(await isRight(password, users.get(name)))) return { outcome: 'wrong' };
    known.add(place);
    // Colleagues behind one address sign in at the same time.
    await Promise.all([byAddress.giveBack(visitor), byNetwork.giveBack(place), byName.giveBack(name)]);
    return { outcome: 'signed-in' };
  };
}
