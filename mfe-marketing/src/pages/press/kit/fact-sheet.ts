import { milestones } from '../../../company/milestones.ts';
import * as facts from '../../../facts/facts.ts';

interface FactSheetSubject {
  name: string;
  /** Contact for journalists: label and address. */
  contact: Readonly<Record<string, string>>;
}

const entries = {
  Founded: `${facts.founded}, in Dubai`,
  Headquarters: 'Dubai, United Arab Emirates',
  Products: 'Cloud phone, HD video, team messaging, team meetings, file sharing, integrations, API',
  Wholesale: 'Voice termination and SIP trunks for carriers and resellers',
  Network: `${facts.regions} global regions, ${facts.carriers} carrier partners, ${facts.countries} countries reached`,
  Data: 'Stored in the UAE, the EU or the US, as the customer chooses',
  Support: `Chat ${facts.chatHours}, answers in writing within ${facts.answerTime}`,
};

const toLines = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([what, value]) => `${what}: ${value}`);

/** Returns the facts that journalists check, as plain text. */
export function factSheet({ name, contact }: FactSheetSubject): string {
  const years = milestones.map(({ year, fact }) => `${year}: ${fact}`);
  return [`${name}: fact sheet`, '', ...toLines(entries), '', ...years, '', ...toLines(contact)]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
