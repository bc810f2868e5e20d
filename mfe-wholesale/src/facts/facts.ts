/**
 * Facts that the wholesale pages promise, each once: titles, descriptions, structured data and texts derive from them.
 * Rates and tiers are in `src/rates`.
 */
export const facts = {
  /** Minimum. */
  carrierPartners: 200,
  /** Minimum number of destinations with a rate. */
  destinations: 195,

  /** Minimum answer-seizure ratio of standard routes, percent. */
  asr: 98,
  /** Minimum answer-seizure ratio of premium routes, percent. */
  premiumAsr: 99.5,
  /** Completed calls, percent at most. */
  completion: 98,
  /** Minimum average call duration, seconds. */
  acd: 180,
  /** Maximum post-dial delay, seconds. */
  pdd: 3,
  /** Seconds. */
  failover: 30,
  /** Milliseconds. */
  latency: 100,
  /** Bandwidth of a call in each direction, Kbit/s. */
  kbpsPerCall: 100,
  codecs: ['G.711', 'G.722', 'G.729'],

  /** Hours of a standard deployment. */
  deploymentHours: { from: 24, to: 48 },
  /** Weeks of a complex deployment. */
  deploymentWeeks: { from: 1, to: 2 },
  /** Hours until an account is open. */
  accountHours: 24,
  /** Hours until a bill, a rate sheet or an answer is delivered. */
  replyHours: 24,

  /** Average savings of wholesale customers, percent. */
  averageSavings: 25,
  /** Maximum savings of VoIP over old lines or a single carrier, percent. */
  largestSavings: 60,
  /** Maximum reduction of line rental by SIP trunks, percent. */
  largestTrunkSavings: 70,
  /** USD per channel of a SIP trunk and month; one channel carries one call. */
  channelPrice: 15,
  moneyBackDays: 30,
  /** Days until an invoice is due. */
  paymentDays: { from: 15, to: 30 },

  /** Minimum minutes per month of wholesale accounts. */
  wholesaleMinutes: 100_000,
  /** Minimum minutes per month of voice termination; the base rate applies up to its first tier. */
  terminationMinutes: 50_000,
  /** Minimum minutes per month at the rates of /wholesale-voip-rates. */
  ratesPageMinutes: 50_000,
  /** Minutes per month above which terms are negotiated. */
  customMinutes: 10_000_000,

  /** First day of all listed rates, which change once a month. */
  ratesValidFrom: '2026-11-01',
} as const;

/** A range of a fact. */
export interface Range {
  from: number;
  to: number;
}
