import * as facts from '../facts/facts.ts';

interface Milestone {
  year: string;
  title: string;
  /** One sentence for quoting. */
  fact: string;
  /** Background of the milestone. */
  story: string;
}

/** History of the company, for the about and press pages. */
export const milestones: readonly Milestone[] = [
  {
    year: facts.founded,
    title: 'Founded in Dubai',
    fact: 'The company is founded in Dubai and sells one product, a cloud phone.',
    story:
      'Offices were empty and their phones kept ringing. The first product did one thing: a company’s number rang wherever its people were, on desk phones, laptops and cell phones.',
  },
  {
    year: '2021',
    title: 'Video and messages join the phone',
    fact: 'HD video, team messaging and file sharing join the phone in one app.',
    story:
      'Customers used a second app for meetings and a third for messages, each with its own list of people. We put all three on one directory, so that a call can become a meeting.',
  },
  {
    year: '2022',
    title: 'Wholesale voice',
    fact: 'The voice network opens to carriers and resellers by the minute.',
    story:
      'The routes we had built for our own calls had room. A funding round paid for more of them, and other operators began to buy termination from us by the minute.',
  },
  {
    year: '2023',
    title: 'A program for partners',
    fact: 'Three partner programs start: reseller, referral and technology integration.',
    story: `Resellers asked what they would earn before they asked anything else. The terms have been public ever since: up to ${facts.resellerMargin} margin for resale, ${facts.referralCommission} recurring for a referral.`,
  },
  {
    year: '2024',
    title: 'An open API',
    fact: 'The REST API and its webhooks open calls, contacts and messages to other software.',
    story:
      'Customers asked to place a call or send a message from their own software. Calls, contacts and messages became endpoints, and what happens to them became webhooks.',
  },
  {
    year: '2025',
    title: 'Data where you choose',
    fact: 'Customers choose whether their data is stored in the UAE, the EU or the US.',
    story: `Recordings and messages stay in the region that the customer picks, the UAE, the EU or the US, and are kept as long as the customer says: from ${facts.retention}.`,
  },
];

/** `"2020 to 2025"`. */
export const companyYears = `${milestones.at(0)?.year} to ${milestones.at(-1)?.year}`;
