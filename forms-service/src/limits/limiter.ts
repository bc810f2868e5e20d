import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE_S = 60;
const BURST_S = 5 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Lets so much through and no more. */
export interface Limiter {
  /** @returns seconds until another one is let through; 0: this one is */
  take(key: string): Promise<number>;
}

/** What is counted: so many points in so many seconds, under a name of its own. */
export interface CountOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** A limiter whose points can be given back. */
export interface Counter extends Limiter {
  /** Makes what was taken as if it had not been. */
  giveBack(key: string): Promise<void>;
}

/** Makes a limiter of one kind, wherever its counts are kept. */
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

/** Takes from a counter of the library. @returns seconds until another one is let through; 0: this one is */
export async function takeFrom(counter: RateLimiterAbstract, key: string): Promise<number> {
  const waitS = await secondsToWait(counter, key);
  if (waitS <= counter.duration) return waitS;
  // Left by a clock that has been put back since: nobody is to be refused until it has caught up.
  await counter.delete(key);
  return secondsToWait(counter, key);
}

/** Counts in this process's memory. */
export const memoryCounters: Counters = (options) => {
  const counter = new RateLimiterMemory(options);
  return {
    take: (key) => takeFrom(counter, key),
    async giveBack(key) {
      // It may have been counted elsewhere.
      const counted = await counter.get(key);
      if (counted && counted.consumedPoints > 0) await counter.reward(key);
    },
  };
};

/**
 * Limits the posts of a visitor.
 * @param perMinute posts that a visitor may go on sending every minute
 * @param burst posts that a visitor may send at once, the minute's own included; available again after five minutes
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
 * Limits what comes without a captcha.
 * @param perNetwork how many an hour from one network
 * @param overall how many an hour from everywhere
 */
export function createBypassLimiter(perNetwork: number, overall: number, counters: Counters = memoryCounters): Limiter {
  const near = counters({ keyPrefix: 'bypass', points: perNetwork, duration: HOUR_S });
  const everywhere = counters({ keyPrefix: 'bypass-all', points: overall, duration: HOUR_S });
  return { take: async (network) => (await near.take(network)) || everywhere.take('') };
}

/** Acknowledgements: one a day for a mailbox, and so many an hour for one network and for all of them. */
const ACKNOWLEDGEMENTS = { perMailbox: 1, perNetwork: 10, overall: 300 };

/** A mail to a visitor, as limits count it. */
export interface CountedMail {
  /** The address, however its owner spells it. */
  mailbox: string;
  /** Where the form came from. */
  network: string;
}

/** Limits mails to addresses of which nobody knows yet whether their owner has entered them. */
export interface MailLimiter {
  /** @returns whether a mail may go there now; if so, it is counted */
  allows(mail: CountedMail): Promise<boolean>;
  /** Makes a mail that was allowed, and does not leave, as if it had not been counted. */
  giveBack(mail: CountedMail): Promise<void>;
}

interface MailLimit {
  counter: Counter;
  keyOf(mail: CountedMail): string;
}

/** @param limits in the order in which they are asked; when one refuses, none of them has counted the mail */
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

/** Anybody can enter the address of somebody else, so what acknowledges a form must not become a flood. */
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

/** Confirmations and welcomes for a mailbox in a day: one may be lost, and somebody may use several spellings. */
const GREETINGS_PER_MAILBOX = 3;

/**
 * An address gets few of these anyway; a mailbox may have any number of addresses. Neither its network nor others count: without
 * this mail nobody can confirm a subscription.
 */
export const createGreetingLimiter = (counters: Counters = memoryCounters): MailLimiter =>
  limitMails([
    {
      counter: counters({ keyPrefix: 'greeted', points: GREETINGS_PER_MAILBOX, duration: DAY_S }),
      keyOf: ({ mailbox }) => mailbox,
    },
  ]);

/** Page views of one address in a minute, and at once: many people may share the address of their company. */
const VITALS = { perMinute: 60, burst: 300 };

/** Limits reports of page views: in memory only, and apart from posts of forms, so that they never cost a lead. */
export const createVitalsLimiter = (): Limiter => createRateLimiter(VITALS.perMinute, VITALS.burst);

/** A form that is corrected, or renewed after its challenge has expired, needs several challenges. */
const CHALLENGES_PER_POST = 3;

/**
 * Limits the challenges of a visitor, each of which costs us as much as a submission: in memory only, since it is the
 * processor of this instance that they cost.
 * @param perMinute posts of a visitor, as in {@link createRateLimiter}
 * @param burst likewise
 */
export const createChallengeLimiter = (perMinute: number, burst: number): Limiter =>
  createRateLimiter(CHALLENGES_PER_POST * perMinute, CHALLENGES_PER_POST * burst);
