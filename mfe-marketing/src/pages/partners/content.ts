import type { ContactTopic } from '@site/contracts';
import type { Stat } from '@site/ui/content/stats.tsx';

export const hero = {
  kicker: 'Partner Program',
  title: 'Sell it, refer it or build on it',
  lead: 'Three programs with public terms. Pick the one that fits what you already do for your customers.',
  apply: 'Apply Now',
};

export const figures = {
  label: 'The program in numbers',
  items: [
    { value: '50K+', label: 'customers' },
    { value: '40+', label: 'countries' },
    { value: '99.9%', label: 'uptime' },
    { value: '30%', label: 'margins' },
  ] satisfies Stat[],
};

/** From the closest to the newest. */
export const tiers = ['Strategic', 'Platinum', 'Premier', 'Gold', 'Preferred', 'Certified'] as const;

export interface Partner {
  name: string;
  tier: (typeof tiers)[number];
  description: string;
}

export interface PartnerGroup {
  title: string;
  text: string;
  partners: readonly Partner[];
}

export const partnersHead = {
  title: 'Who is already with us',
  lead: 'The tier says how much we do together, from the first certificate to a shared roadmap.',
};

export const partnerGroups: readonly PartnerGroup[] = [
  {
    title: 'Technology',
    text: 'Their software and our calls know of each other.',
    partners: [
      { name: 'Fennec Example CRM', tier: 'Strategic', description: 'The caller’s record opens while it rings' },
      { name: 'Saluki Sample Desk', tier: 'Platinum', description: 'Tickets from calls and messages' },
      { name: 'Caracal Specimen ID', tier: 'Gold', description: 'Single sign-on and user directories' },
      { name: 'Gazelle Example Audio', tier: 'Certified', description: 'Headsets tested on every release' },
    ],
  },
  {
    title: 'Channel',
    text: 'They sell phone plans and trunks under their own name.',
    partners: [
      { name: 'Wadi Example Telecom', tier: 'Platinum', description: 'Phone systems for hotels' },
      { name: 'Sample Harbour Networks', tier: 'Premier', description: 'Voice for ports and logistics' },
      { name: 'Oasis Example IT', tier: 'Gold', description: 'Offices and shops' },
      { name: 'Placeholder Peak', tier: 'Preferred', description: 'Trunks for contact centres' },
    ],
  },
  {
    title: 'Service',
    text: 'They plan, move, train and look after it.',
    partners: [
      { name: 'Dune Sample Consulting', tier: 'Premier', description: 'Migrations from a PBX' },
      { name: 'Example Compass', tier: 'Preferred', description: 'CRM and Teams connections' },
      { name: 'Mirage Specimen Support', tier: 'Preferred', description: 'Service desk in Arabic and English' },
      { name: 'Acacia Example School', tier: 'Certified', description: 'Training for switchboards and teams' },
    ],
  },
];

export interface Program {
  title: string;
  /** What it earns, as a figure and what the figure counts. */
  figure: Stat;
  description: string;
  benefits: readonly string[];
  topic: ContactTopic;
}

export const programsHead = {
  title: 'Three programs',
  lead: 'No fee to join, and nothing that excludes another program.',
  join: 'Join Program',
};

export const programs: readonly Program[] = [
  {
    title: 'Reseller',
    figure: { value: 'Up to 30%', label: 'margin on every plan you sell' },
    description: 'Your contract, your invoice, your price. We run what is behind it.',
    benefits: [
      'Margins of up to 30% on plans, numbers and trunks',
      'Training for sales and for the people who install',
      'A partner manager with a direct line',
    ],
    topic: 'reseller',
  },
  {
    title: 'Referral',
    figure: { value: '10%', label: 'recurring, as long as the customer pays' },
    description: 'You name a company that needs a phone system. We do the rest and report back.',
    benefits: [
      'Commission of 10% on every invoice of the customer',
      'Monthly payouts',
      'Nothing to install, invoice or support',
    ],
    topic: 'referral',
  },
  {
    title: 'Technology integration',
    figure: { value: '500+', label: 'integrations that customers choose from' },
    description: 'Your product reads and writes calls, contacts and messages through the API.',
    benefits: [
      'API access and test accounts for your developers',
      'A listing on the integrations page',
      'One support case for both products',
    ],
    topic: 'technology-partner',
  },
];

export interface SuccessStory {
  partner: string;
  title: string;
  description: string;
  /** What came of it; the figure stands above. */
  results: { figure: string; text: string };
}

export const storiesTitle = 'What two of them say';

export const stories: readonly SuccessStory[] = [
  {
    partner: 'Wadi Example Telecom',
    title: 'From one sale to every month',
    description:
      'We used to earn once, on the box in the basement. Now a hotel pays by the month, and up to 30% of it is ours. We still pull the cables and we still know every receptionist.',
    results: { figure: '30%', text: 'Platinum reseller, phone systems for hotels' },
  },
  {
    partner: 'Dune Sample Consulting',
    title: 'The question after every move',
    description:
      'We plan office moves, and somebody always asks what happens to the phones. We pass the name on. The commission arrives each month, for customers we named in the first year, too.',
    results: { figure: '10%', text: 'Premier service partner and referrer' },
  },
];

export const closing = {
  title: 'Tell us what you do for your customers',
  text: 'We answer within 24 hours with the program that fits, or with a no.',
  become: 'Become a Partner',
  contact: 'Contact Partner Team',
};
