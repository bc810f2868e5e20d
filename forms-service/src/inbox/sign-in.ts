import { type CountOptions, memoryCounters } from '../limits/limiter.ts';
import { type InboxUsers, isPassword } from './passwords.ts';

const QUARTER_S = 15 * 60;
/** Passwords that somebody may get wrong before we stop looking at them, the right one included. */
const FROM_ONE_ADDRESS: CountOptions = { keyPrefix: 'sign-in', points: 10, duration: QUARTER_S };
/** More, so that nobody is kept out by one who only knows their name; still a guess a minute at most. */
const FOR_ONE_NAME: CountOptions = { keyPrefix: 'sign-in-name', points: 20, duration: QUARTER_S };

/** What came of an attempt. */
export type SignIn = { outcome: 'signed-in' } | { outcome: 'wrong' } | { outcome: 'too-many'; waitS: number };

/**
 * Lets people in by their passwords, and limits attempts: in the memory of each instance, as their sessions are in none.
 * @param isRight compares a password with a hash, in a tenth of a second
 */
export function createSignIn(users: InboxUsers, isRight = isPassword) {
  const near = memoryCounters(FROM_ONE_ADDRESS);
  const named = memoryCounters(FOR_ONE_NAME);
  /** @param visitor address of whoever tries */
  return async (name: string, password: string, visitor: string): Promise<SignIn> => {
    const waitS = (await near.take(visitor)) || (await named.take(name));
    if (waitS > 0) return { outcome: 'too-many', waitS };
    if (!(await isRight(password, users.get(name)))) return { outcome: 'wrong' };
    // Colleagues behind one address sign in at the same time.
    await Promise.all([near.giveBack(visitor), named.giveBack(name)]);
    return { outcome: 'signed-in' };
  };
}
