import type { Request } from 'express';
import { networkOf, visitorOf } from '../http/visitor-address.ts';
import { type CountOptions, memoryCounters } from '../limits/limiter.ts';
import { type InboxUsers, isPassword } from './passwords.ts';

const QUARTER_S = 15 * 60;
/** Wrong passwords from one address, after which even the right one is refused. */
const FROM_ONE_ADDRESS: CountOptions = { keyPrefix: 'sign-in', points: 10, duration: QUARTER_S };
/** Wrong passwords for one name from one network; the user can still sign in from elsewhere. */
const FROM_ONE_NETWORK: CountOptions = { keyPrefix: 'sign-in-network', points: 20, duration: QUARTER_S };
/** Wrong passwords for one name from all networks, after which attempts are slowed down to a pace that hardly affects the user. */
const FOR_ONE_NAME: CountOptions = { keyPrefix: 'sign-in-name', points: 20, duration: QUARTER_S };
const PACE: CountOptions = { keyPrefix: 'sign-in-pace', points: 1, duration: 2 };

/** Result of a sign-in attempt. */
export type SignIn = { outcome: 'signed-in' } | { outcome: 'wrong' } | { outcome: 'too-many'; waitS: number };

/**
 * Creates the sign-in by password. Attempts are limited in the memory of each instance.
 * @param isRight compares a password with a hash
 */
export function createSignIn(users: InboxUsers, isRight = isPassword) {
  const byAddress = memoryCounters(FROM_ONE_ADDRESS);
  const byNetwork = memoryCounters(FROM_ONE_NETWORK);
  const byName = memoryCounters(FOR_ONE_NAME);
  const pace = memoryCounters(PACE);
  /** Pairs of name and network with a successful sign-in. */
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
      // The password was not checked, so the attempt does not count as wrong.
      await Promise.all([byAddress.giveBack(visitor), byNetwork.giveBack(place)]);
      return { outcome: 'too-many', waitS: paceS };
    }
    if (!(await isRight(password, users.get(name)))) return { outcome: 'wrong' };
    known.add(place);
    // Colleagues share an address, so successful attempts do not count.
    await Promise.all([byAddress.giveBack(visitor), byNetwork.giveBack(place), byName.giveBack(name)]);
    return { outcome: 'signed-in' };
  };
}
