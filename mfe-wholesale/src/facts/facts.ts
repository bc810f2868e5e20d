/**
 * What the wholesale pages promise, each figure once: titles, descriptions, structured data and texts derive from it.
 * Rates and tiers are in `src/rates`.
 */
export const facts = {
  /** At least as many. */
  carrierPartners: 200,
  /** Destinations with a rate, at least. */
  destinations: 195,

  /** Least answer-seizure ratio of standard routes, percent. */
  asr: 98,
  /** Least answer-seizure ratio of premium routes, percent. */
  premiumAsr: 99.5,
  /** Completed calls, percent at most. */
  completion: 98,
  /** Least average call duration, seconds. */
  acd: 180,
  /** Largest post-dial delay, seconds. */
  pdd: 3,
  /** Seconds. */
  failover: 30,
  /** Milliseconds. */
  latency: 100,
  /** Kbit/s that a call takes in each direction. */
  kbpsPerCall: 100,
  codecs: ['G.711', 'G.722', 'G.729'],

  /** Hours of a standard deployment. */
  deploymentHours: { from: 24, to: 48 },
  /** Weeks of a complex deployment. */
  deploymentWeeks: { from: 1, to: 2 },
  /** Hours until an account is open. */
  accountHours: 24,
  /** Hours until a bill, a rate sheet or a question is answered. */
  replyHours: 24,

  /** Average savings of wholesale customers, percent. */
  averageSavings: 25,
  /** Largest savings of VoIP over old lines or a single carrier, percent. */
  largestSavings: 60,
  /** Largest reduction of line rental by SIP trunks, percent. */
  largestTrunkSavings: 70,
  /** USD per channel of a SIP trunk and month; one channel carries one call. */
  channelPrice: 15,
  moneyBackDays: 30,
  /** Days until an invoice is due. */
  paymentDays: { from: 15, to: 30 },

  /** Least minutes per month of wholesale accounts. */
  wholesaleMinutes: 100_000,
  /** Least minutes per month of voice termination; up to its first tier the base rate holds. */
  terminationMinutes: 50_000,
  /** Least minutes per month at the rates of /wholesale-voip-rates. */
  ratesPageMinutes: 50_000,
  /** Minutes per month above which terms are made for the customer. */
  customMinutes: 10_000_000,

  /** First day on which all listed rates are valid; they change once a month. */
  ratesValidFrom: '2026-11-01',
} as const;

/** A range of a fact. */
export interface Range {
  from: number;
  to: number;
}
