import { whole, withUnit } from './amounts.ts';
import { facts, type Range } from './facts.ts';

/** `"24–48"`: the word joiner prevents a line break after the dash. */
const range = ({ from, to }: Range) => `${from}–\u2060${to}`;

/** `"about 1.8 Mbps"`: bandwidth of concurrent calls. */
const bandwidthOf = (calls: number) => `about ${withUnit((calls * facts.kbpsPerCall) / 1000, 'Mbps')}`;

const codecs = (type: Intl.ListFormatType) => new Intl.ListFormat('en-GB', { type }).format(facts.codecs);

/** Facts as written in titles, texts and figures. */
export const factText = {
  carriers: `${facts.carrierPartners}+`,
  destinations: `${facts.destinations}+`,
  asr: `${facts.asr}%`,
  premiumAsr: `${facts.premiumAsr}%`,
  completion: `up to ${facts.completion}%`,
  acd: withUnit(facts.acd, 'seconds'),
  acdShort: `${facts.acd}+ s`,
  pdd: `under ${withUnit(facts.pdd, 'seconds')}`,
  pddShort: `under ${withUnit(facts.pdd, 's')}`,
  failover: `under ${withUnit(facts.failover, 'seconds')}`,
  failoverShort: `under ${withUnit(facts.failover, 's')}`,
  latency: `under ${withUnit(facts.latency, 'ms')}`,
  bandwidth: `about ${withUnit(facts.kbpsPerCall, 'Kbps')}`,
  bandwidthOf,
  /** `"G.711, G.722 and G.729"` */
  codecsAnd: codecs('conjunction'),
  /** `"G.711, G.722 or G.729"` */
  codecsOr: codecs('disjunction'),
  deployment: withUnit(range(facts.deploymentHours), 'hours'),
  deploymentShort: withUnit(range(facts.deploymentHours), 'h'),
  complexDeployment: withUnit(range(facts.deploymentWeeks), 'weeks'),
  account: `under ${withUnit(facts.accountHours, 'hours')}`,
  reply: `within ${withUnit(facts.replyHours, 'hours')}`,
  averageSavings: `${facts.averageSavings}%`,
  largestSavings: `${facts.largestSavings}%`,
  largestTrunkSavings: `${facts.largestTrunkSavings}%`,
  moneyBack: withUnit(facts.moneyBackDays, 'days'),
  moneyBackGuarantee: `${facts.moneyBackDays}-day money-\u2060back guarantee`,
  paymentTerms: `net\u00a0${facts.paymentDays.from} to net\u00a0${facts.paymentDays.to}`,
  wholesaleMinutes: whole(facts.wholesaleMinutes),
  terminationMinutes: whole(facts.terminationMinutes),
  ratesPageMinutes: whole(facts.ratesPageMinutes),
  customMinutes: withUnit(facts.customMinutes / 1_000_000, 'million'),
};
