import { milestones } from '../../../company/milestones.ts';

export interface FactSheetSubject {
  name: string;
  /** How journalists reach it: what and where. */
  contact?: Readonly<Record<string, string>>;
}

const facts = {
  Founded: '2020, in Dubai',
  Headquarters: 'Dubai, United Arab Emirates',
  Products: 'Cloud phone, HD video, team messaging, team meetings, file sharing, integrations, API',
  Wholesale: 'Voice termination and SIP trunks for carriers and resellers',
  Network: '12 global regions, 200+ carrier partners, 150+ countries reached',
  Data: 'Stored in the UAE, the EU or the US, as the customer chooses',
  Support: 'Chat 24/7, answers in writing within 24 hours',
};

const lines = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([what, value]) => `${what}: ${value}`);

/** What journalists check before they write, as a plain text. */
export function factSheet({ name, contact = {} }: FactSheetSubject): string {
  const years = milestones.map(({ year, fact }) => `${year}: ${fact}`);
  return [`${name}: fact sheet`, '', ...lines(facts), '', ...years, '', ...lines(contact)]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The one in the press kit, which is made before anybody knows the brand it is for. */
export default factSheet({ name: 'The company' });
