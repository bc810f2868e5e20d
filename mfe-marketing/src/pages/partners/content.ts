import { type ContactTopic, contactPath } from '@site/contracts';
import type { Stat } from '@site/ui/content/stats.tsx';
import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import { type ProgramKey, programTitles } from '../../company/program-titles.ts';
import { acaciaAcademy, type Company, mirageSupport, type Person, wadiTelecom } from '../../customers/customers.ts';
import hadi from '../../customers/faces/hadi.svg';
import rania from '../../customers/faces/rania.svg';
import * as facts from '../../facts/facts.ts';
import caracal from './marks/caracal-id.svg';
import fennec from './marks/fennec-crm.svg';
import gazelle from './marks/gazelle-audio.svg';
import jebel from './marks/jebel-line.svg';
import saluki from './marks/saluki-desk.svg';

type Tier = 'Strategic' | 'Platinum' | 'Premier' | 'Gold' | 'Preferred' | 'Certified';

interface Partner extends Company {
  tier: Tier;
  description: string;
}

interface PartnerGroup {
  title: string;
  text: string;
  partners: readonly Partner[];
}

interface Program {
  key: ProgramKey;
  title: string;
  /** Earnings, as a figure with its unit. */
  figure: Stat;
  description: string;
  benefits: readonly string[];
  topic: ContactTopic;
}

interface SuccessStory {
  partner: Company;
  person: Omit<Person, 'company'>;
  title: string;
  description: string;
  /** Earnings of the partner. */
  results: string;
}

const partnerGroups: readonly PartnerGroup[] = [
  {
    title: 'Technology',
    text: 'Their software and our calls work together.',
    partners: [
      { name: 'Fennec CRM', mark: fennec, tier: 'Strategic', description: 'The caller’s record opens with the call' },
      { name: 'Saluki Desk', mark: saluki, tier: 'Platinum', description: 'Tickets from calls and messages' },
      { name: 'Caracal ID', mark: caracal, tier: 'Gold', description: 'Single sign-on and user directories' },
      { name: 'Gazelle Audio', mark: gazelle, tier: 'Certified', description: 'Headsets tested on every release' },
    ],
  },
  {
    title: 'Channel',
    text: 'They sell it under their own name.',
    partners: [
      { ...wadiTelecom, tier: 'Platinum', description: 'Phone systems for hotels' },
      { name: 'Jebel Line', mark: jebel, tier: 'Premier', description: 'Trunks for contact centers' },
    ],
  },
  {
    title: 'Service',
    text: 'They plan the move, train users and run support.',
    partners: [
      { ...mirageSupport, tier: 'Preferred', description: 'Service desk in Arabic and English' },
      { ...acaciaAcademy, tier: 'Certified', description: 'Switchboard and team training' },
    ],
  },
];

const programs: readonly Program[] = [
  {
    key: 'reseller',
    title: programTitles.reseller,
    figure: { value: facts.resellerMargin, label: `Up to ${facts.resellerMargin} margin on every plan you sell` },
    description: 'Your contract, your invoice, your price. We run what is behind it.',
    benefits: [
      'Extra numbers, at the same margin',
      `${facts.wholesaleMargin} when you buy wholesale, from minutes to phone systems`,
      'Training for your sales and installation teams',
      'A partner manager with a direct line',
    ],
    topic: 'reseller',
  },
  {
    key: 'referral',
    title: programTitles.referral,
    figure: { value: facts.referralCommission, label: 'Recurring, as long as the customer pays' },
    description: 'You refer a company that needs a phone system. We do the rest and report back.',
    benefits: [
      `${facts.referralCommission} commission on every invoice the customer pays`,
      'Monthly payouts',
      'Nothing to install, invoice or support',
    ],
    topic: 'referral',
  },
  {
    key: 'technology-integration',
    title: programTitles['technology-integration'],
    figure: { value: facts.integrations, label: 'Integrations that customers choose from' },
    description: 'Your product places calls, looks up contacts and sends messages through the API.',
    benefits: [
      'API access and test accounts for your developers',
      'A listing in the app’s directory',
      'One support case for both products',
    ],
    topic: 'technology-partner',
  },
];

export const content = {
  hero: {
    kicker: 'Partner Program',
    title: 'Sell it, refer it or build on it',
    lead: `${capitalizedCount(programs.length)} programs with public terms. Pick the one that fits what you already do for your customers.`,
    apply: 'Apply Now',
    drawing: 'Two partners in front of a dune, the sun behind them',
  },
  figures: {
    label: 'The program in numbers',
    items: [
      { value: '50K+', label: 'customers' },
      { value: '40+', label: 'countries' },
      { value: facts.uptime, label: 'uptime' },
      { value: facts.resellerMargin, label: 'margins' },
    ] satisfies Stat[],
    /** Explains why this page counts differently from the home page. */
    note: `Includes the customers of our partners, who sell in 40+ countries. ${facts.companies} companies buy from us directly, and our network reaches ${facts.countries} countries.`,
  },
  /** From the closest to the newest. */
  tiers: ['Strategic', 'Platinum', 'Premier', 'Gold', 'Preferred', 'Certified'] satisfies Tier[],
  partnersHead: {
    title: `${capitalizedCount(partnerGroups.flatMap(({ partners }) => partners).length)} who joined`,
    lead: 'What they do for the customers we share. The tier says how much we do together, from a first certificate to a shared roadmap.',
  },
  partnerGroups,
  programsHead: {
    title: `${capitalizedCount(programs.length)} programs`,
    lead: 'No fee to join, and you can join more than one.',
    join: 'Join Program',
  },
  programs,
  storiesTitle: 'Two partners, in figures',
  stories: [
    {
      partner: wadiTelecom,
      person: { name: 'Hadi Mansour', role: 'Managing director', face: hadi },
      title: 'From one sale to every month',
      description: `We used to earn once, on the box in the basement. Now a hotel pays by the month, and up to ${facts.resellerMargin} of it is ours. We still pull the cables and we still know every receptionist.`,
      results: facts.resellerMargin,
    },
    {
      partner: mirageSupport,
      person: { name: 'Rania Saleh', role: 'Head of service desk', face: rania },
      title: 'The question after every move',
      description:
        'Our service desk hears it first when an office moves: what happens to the phones? We pass the name on. The commission arrives each month, even for customers from our first year.',
      results: facts.referralCommission,
    },
  ] satisfies SuccessStory[],
  closing: {
    title: 'Tell us what you do for your customers',
    text: `We answer within ${facts.answerTime} with the program that fits, or a clear no.`,
    actions: [
      { label: 'Become a Partner', href: contactPath('partner') },
      { label: 'Contact Partner Team', href: contactPath('partner') },
    ],
  },
};
