import { whole, withUnit } from './amounts.ts';
import { facts, type Range } from './facts.ts';

/** `"24–48"`: a line may break behind the dash unless the word joiner keeps it. */
const range = ({ from, to }: Range) => `${from}–\u2060${to}`;

/** `"about 1.8 Mbps"`: what calls take at the same time. */
const bandwidthOf = (calls: number) => `about ${withUnit((calls * facts.kbpsPerCall) / 1000, 'Mbps')}`;

const codecs = (type: Intl.ListFormatType) => new Intl.ListFormat('en-GB', { type }).format(facts.codecs);

/** Facts as they are written in titles, texts and figures. */
export const factText = {
  carriers: `${facts.carrierPartners}+`,
  destinations: `${facts.destinations}+`,
  asr: `${facts.asr}%`,
  premiumAsr: `${facts.premiumAsr}%`,
  completion: `up to ${facts.completion}%`,
  acd: `${facts.acd}\u00a0seconds`,
  acdShort: `${facts.acd}+ s`,
  pdd: `under ${facts.pdd}\u00a0seconds`,
  pddShort: `under ${facts.pdd}\u00a0s`,
  failover: `under ${facts.failover}\u00a0seconds`,
  failoverShort: `under ${facts.failover}\u00a0s`,
  latency: `under ${facts.latency}\u00a0ms`,
  bandwidth: `about ${withUnit(facts.kbpsPerCall, 'Kbps')}`,
  bandwidthOf,
  /** `"G.711, G.722 and G.729"` */
  codecsAnd: codecs('conjunction'),
  /** `"G.711, G.722 or G.729"` */
  codecsOr: codecs('disjunction'),
  deployment: `${range(facts.deploymentHours)}\u00a0hours`,
  deploymentShort: `${range(facts.deploymentHours)}\u00a0h`,
  complexDeployment: `${range(facts.deploymentWeeks)}\u00a0weeks`,
  account: `under ${facts.accountHours}\u00a0hours`,
  reply: `within ${facts.replyHours}\u00a0hours`,
  averageSavings: `${facts.averageSavings}%`,
  largestSavings: `${facts.largestSavings}%`,
  largestTrunkSavings: `${facts.largestTrunkSavings}%`,
  moneyBack: `${facts.moneyBackDays}\u00a0days`,
  moneyBackGuarantee: `${facts.moneyBackDays}-day money-\u2060back guarantee`,
  paymentTerms: `net\u00a0${facts.paymentDays.from} to net\u00a0${facts.paymentDays.to}`,
  wholesaleMinutes: whole(facts.wholesaleMinutes),
  terminationMinutes: whole(facts.terminationMinutes),
  ratesPageMinutes: whole(facts.ratesPageMinutes),
  customMinutes: withUnit(facts.customMinutes / 1_000_000, 'million'),
};
