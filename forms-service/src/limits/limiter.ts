import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE_S = 60;
const BURST_S = 5 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Tolerance for clock differences between instances (decision 0108): a wait longer by more is of a wrong clock. */
export const CLOCK_TOLERANCE_S = MINUTE_S;

/** A rate limiter. */
export interface Limiter {
  /** @returns 0 when admitted, else seconds to wait */
  take(key: string): Promise<number>;
}

/** A limit of points per seconds, under a unique prefix. */
export interface CountOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** A limiter that can take back points. */
export interface Counter extends Limiter {
  /** Undoes a `take`. */
  giveBack(key: string): Promise<void>;
}

/** Creates counters, in memory or in a database. */
export type Counters = (options: CountOptions) => Counter;

async function secondsToWait(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000));
  }
}

/**
 * Takes a point from a counter of the library.
 * @returns 0 when admitted, else seconds to wait
 */
export async function takeFrom(counter: RateLimiterAbstract, key: string): Promise<number> {
  const waitS = await secondsToWait(counter, key);
  if (waitS <= counter.duration + CLOCK_TOLERANCE_S) return Math.min(waitS, counter.duration);
  // Left by a clock that was set back since: visitors must not wait until it catches up.
  await counter.delete(key);
  return secondsToWait(counter, key);
}

/** Counters in this process's memory. */
export const memoryCounters: Counters = (options) => {
  const counter = new RateLimiterMemory(options);
  return {
    take: (key) => takeFrom(counter, key),
    async giveBack(key) {
      // The point may have been counted in the database.
      const counted = await counter.get(key);
      if (counted && counted.consumedPoints > 0) await counter.reward(key);
    },
  };
};

/**
 * Limits the posts of a visitor.
 * @param perMinute sustained posts per minute
 * @param burst posts at one time, including the minute's; replenished after five minutes
 */
export function createRateLimiter(perMinute: number, burst: number, counters: Counters = memoryCounters): Limiter {
  const steady = counters({ keyPrefix: 'minute', points: perMinute, duration: MINUTE_S });
  const extra = counters({ keyPrefix: 'burst', points: Math.max(0, burst - perMinute), duration: BURST_S });
  return {
    async take(visitor) {
      const waitSteady = await steady.take(visitor);
      const waitExtra = waitSteady && (await extra.take(visitor));
      return Math.min(waitSteady, waitExtra);
    },
  };
}

/**
 * Limits submissions without a captcha.
 * @param perNetwork per hour and network
 * @param overall per hour from all networks
 */
export function createBypassLimiter(perNetwork: number, overall: number, counters: Counters = memoryCounters): Limiter {
  const ofNetwork = counters({ keyPrefix: 'bypass', points: perNetwork, duration: HOUR_S });
  const ofAll = counters({ keyPrefix: 'bypass-all', points: overall, duration: HOUR_S });
  return { take: async (network) => (await ofNetwork.take(network)) || ofAll.take('') };
}

/** Acknowledgements per mailbox and day, and per hour for one network and for all. */
const ACKNOWLEDGEMENTS = { perMailbox: 1, perNetwork: 10, overall: 300 };

/** A mail to a visitor that counts toward limits. */
interface CountedMail {
  /** Normalized address. */
  mailbox: string;
  /** Source network of the form. */
  network: string;
}

/** Limits mails to unverified addresses. */
export interface MailLimiter {
  /** Checks whether a mail may be sent now, and counts it if so. */
  allows(mail: CountedMail): Promise<boolean>;
  /** Uncounts an allowed mail that is not sent. */
  giveBack(mail: CountedMail): Promise<void>;
}

interface MailLimit {
  counter: Counter;
  keyOf(mail: CountedMail): string;
}

/** @param limits checked in order; when one refuses, none counts the mail */
function limitMails(limits: MailLimit[]): MailLimiter {
  const giveBack = (mail: CountedMail, asked: MailLimit[]) =>
    Promise.all(asked.map(({ counter, keyOf }) => counter.giveBack(keyOf(mail))));
  return {
    async allows(mail) {
      for (const [index, { counter, keyOf }] of limits.entries()) {
        if ((await counter.take(keyOf(mail))) === 0) continue;
        await giveBack(mail, limits.slice(0, index + 1));
        return false;
      }
      return true;
    },
    giveBack: async (mail) => void (await giveBack(mail, limits)),
  };
}

/** Limits acknowledgements: anyone can enter the address of someone else, and must not be able to flood it. */
export function createAcknowledgementLimiter(counters: Counters = memoryCounters): MailLimiter {
  const { perMailbox, perNetwork, overall } = ACKNOWLEDGEMENTS;
  return limitMails([
    {
      counter: counters({ keyPrefix: 'acknowledged-network', points: perNetwork, duration: HOUR_S }),
      keyOf: ({ network }) => network,
    },
    { counter: counters({ keyPrefix: 'acknowledged-all', points: overall, duration: HOUR_S }), keyOf: () => '' },
    {
      counter: counters({ keyPrefix: 'acknowledged', points: perMailbox, duration: DAY_S }),
      keyOf: ({ mailbox }) => mailbox,
    },
  ]);
}

/**
 * Confirmations and welcomes per mailbox and day, since one may be lost and people use several spellings, and per hour
 * for one network: a conference behind one address signs up fewer.
 */
const GREETINGS = { perMailbox: 3, perNetwork: 300 };

/**
 * Limits confirmations and welcomes. Each address gets few, but a mailbox may have many addresses. Networks get many and
 * the total does not count: without this mail, a subscription cannot be confirmed.
 */
export function createGreetingLimiter(counters: Counters = memoryCounters): MailLimiter {
  const { perMailbox, perNetwork } = GREETINGS;
  return limitMails([
    {
      counter: counters({ keyPrefix: 'greeted-network', points: perNetwork, duration: HOUR_S }),
      keyOf: ({ network }) => network,
    },
    {
      counter: counters({ keyPrefix: 'greeted', points: perMailbox, duration: DAY_S }),
      keyOf: ({ mailbox }) => mailbox,
    },
  ]);
}

/** Page views per address, for a minute and a burst: many people may share a company's address. */
const VITALS = { perMinute: 60, burst: 300 };

/** Limits page view reports, in memory and separately from forms: reports must never cost a lead. */
export const createVitalsLimiter = (): Limiter => createRateLimiter(VITALS.perMinute, VITALS.burst);

/** Correcting a form, or renewing an expired challenge, takes several challenges. */
const CHALLENGES_PER_POST = 3;

/**
 * Limits challenges per visitor, each of which costs as much as a submission. In memory only: they cost the processor
 * of this instance.
 * @param perMinute posts per visitor, as in {@link createRateLimiter}
 * @param burst likewise
 */
export const createChallengeLimiter = (perMinute: number, burst: number): Limiter =>
  createRateLimiter(CHALLENGES_PER_POST * perMinute, CHALLENGES_PER_POST * burst);
