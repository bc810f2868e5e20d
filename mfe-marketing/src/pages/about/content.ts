import type { Stat } from '@site/ui/content/stats.tsx';
import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import { milestones } from '../../company/milestones.ts';
import * as facts from '../../facts/facts.ts';

interface Value {
  /** Page with the evidence. */
  where: string;
  title: string;
  text: string;
  proof: { text: string; href: string };
}

export const content = {
  hero: {
    title: (brand: string) =>
      `${brand} was founded in Dubai in ${facts.founded} to put a company’s calls, meetings, messages and files on one line, and now also sells the network behind it to other carriers.`,
  },
  figures: [
    { value: facts.regions, label: 'global regions' },
    { value: facts.countries, label: 'countries reached' },
    { value: facts.carriers, label: 'carrier partners' },
    { value: facts.chatHours, label: 'support by chat' },
  ] satisfies Stat[],
  map: {
    title: 'Why Dubai',
    text: [
      'London is 5,500 km away and Singapore 5,800: a call between the two passes us halfway, and our working day overlaps with both of theirs.',
      'The map is drawn from here, with every city at its true distance and bearing. Its lines are the routes on which our customers talk and other carriers send their minutes.',
    ],
    label: 'Map of voice routes from Dubai to thirteen cities, from Riyadh to San Francisco, with rings every 3,000 km',
    action: { text: 'Routes and rates', href: '/wholesale-voip-rates' },
  },
  timeline: {
    title: `${capitalizedCount(milestones.length)} years, one product at a time`,
    lead: 'Each year, customers asked for the next one. These three have been here the whole time.',
  },
  valuesHead: {
    title: 'What we hold ourselves to',
    lead: 'You can check each of these on this site.',
  },
  values: [
    {
      where: 'Prices',
      title: 'Say the number',
      text: 'Plans, add-ons and the rates of the routes that carriers ask for most are published, in USD, without a call to sales first.',
      proof: { text: 'See pricing', href: '/pricing' },
    },
    {
      where: 'Support',
      title: 'A person answers',
      text: `Chat is staffed around the clock. What you write in the form is answered within ${facts.answerTime}, by somebody with a name.`,
      proof: { text: 'Write to us', href: '/contact' },
    },
    {
      where: 'Network',
      title: 'Show the bad day too',
      text: 'The state of every service is public, and so is every incident, with its duration and what it meant for you.',
      proof: { text: 'See the status', href: '/system-status' },
    },
    {
      where: 'Data',
      title: 'It is yours',
      text: `You choose the region and how long records are kept. What you delete is gone within ${facts.deletion}.`,
      proof: { text: 'Read how', href: '/security' },
    },
  ] satisfies Value[],
  closing: {
    title: 'Try it, or come and build it',
    text: 'The trial needs no credit card. To apply for a job, send a short letter.',
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Open positions', href: '/careers' },
    ],
  },
};
