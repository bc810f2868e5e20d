import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { cities } from '@site/ui/vignettes/range-map-cities.ts';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import { routeSheet, routes } from './routes.ts';

/** One of the carriers that can take a call. */
export interface Candidate {
  name: string;
  /** Answer-seizure ratio of the last hour, in percent. */
  asr: number;
  state: string;
  /** Share of the calls, in percent; undefined while the route rests. */
  share?: number;
}

/** Copy and figures of /wholesale-voice-experts, except for the routes, which are in routes.ts. */
export const content = {
  hero: {
    kicker: 'Wholesale voice experts',
    title: `${factText.carriers} carriers, one handshake.`,
    lead: 'Hand us your calls once. For each destination, they go to the carrier with the best answer rate this hour, and to the next one if that carrier fails.',
    actions: [
      { label: 'Get Wholesale Rates', sheet: routeSheet },
      { label: 'See the routes', href: '#routes' },
    ],
  },
  board: {
    label: 'Voice routes from Dubai',
    bar: 'Voice routes from Dubai · true distance and bearing',
    drawing: `A map with routes from Dubai to ${countInWords(cities.length)} cities on six continents, drawn at true distance and bearing.`,
  },
  stats: {
    label: 'Wholesale voice in figures',
    items: [
      { value: factText.carriers, label: 'carrier partners' },
      { value: `${factText.asr}+`, label: 'of calls answered (ASR)' },
      { value: factText.acdShort, label: 'average call (ACD)' },
      { value: factText.deploymentShort, label: 'to interconnect' },
    ] satisfies Stat[],
  },
  routes: {
    title: `${capitalizedCount(routes.length)} routes and their prices`,
    lead: 'What a minute costs depends on the carriers on a route, not on the kilometers.',
    columns: {
      route: 'Route from Dubai',
      distance: 'Distance',
      carriers: 'Carriers',
      tier: 'Tier',
      asr: 'ASR',
      rate: 'USD/min',
    },
    km: (km: number) => `${km.toLocaleString('en')} km`,
    valid: 'Valid from',
    note: 'before volume discount.',
    all: 'All rates by region',
  },
  benefits: {
    title: `What ${facts.carrierPartners} partners change`,
    items: {
      second: {
        title: 'Always a next route',
        text: `No destination depends on one partner. A silent carrier is dropped in ${factText.failover}.`,
      },
      direct: {
        title: 'Direct where it counts',
        text: 'Direct or first-choice routes to the networks that take most of your calls.',
      },
      contract: {
        title: 'One contract',
        text: `One interconnection, one invoice and one number to call instead of ${facts.carrierPartners}.`,
      },
      cost: {
        title: 'A better price per route',
        text: `Carriers compete for every destination. Buyers save ${factText.averageSavings} on average.`,
      },
      caller: {
        title: 'Callers keep their number',
        text: 'The number you send is the number shown, where the country allows it.',
      },
      both: {
        title: 'Traffic both ways',
        text: 'Bring your own routes: what you sell us is offset against what you buy.',
      },
    },
  },
  choice: {
    title: 'How a call finds its carrier',
    lead: `The table for every destination is sorted again every hour: first by answer rate, then by price. Below ${factText.asr}, a route is rested.`,
    drawing: {
      label:
        'Four carriers for calls to cell phones in Kenya: the direct route takes 62%, two others 27% and 11%, and one with an answer-seizure ratio of 96.9% rests.',
      name: 'Kenya, mobile',
      hour: 'this hour',
      asr: 'ASR',
      candidates: [
        { name: 'Direct route', asr: 99.1, state: 'first', share: 62 },
        { name: 'Carrier in Nairobi', asr: 98.6, state: 'second', share: 27 },
        { name: 'Carrier in Johannesburg', asr: 98.2, state: 'third', share: 11 },
        { name: 'Carrier in London', asr: 96.9, state: 'rests' },
      ] satisfies Candidate[],
    },
    included: 'Part of every interconnection',
    items: [
      { lead: 'Test calls first.', text: 'To your own destinations, before any traffic.' },
      { lead: `Accounts in ${factText.account}.`, text: 'With IP addresses and a test number.' },
      { lead: `${factText.codecsAnd}.`, text: 'In the order your switch prefers.' },
      { lead: `Delay ${factText.pdd}.`, text: 'From the last digit to the first ring.' },
      { lead: 'Daily figures.', text: 'ASR, ACD and PDD for each destination.' },
      { lead: 'Call records.', text: 'As files, each morning, for your own billing.' },
      { lead: 'Rates once a month.', text: 'With their effective date.' },
      { lead: 'Support 24/7.', text: 'A carrier desk that picks up the phone.' },
    ] satisfies ChecklistItem[],
  },
  faq: {
    title: 'Before you interconnect',
    lead: 'Something unusual?',
    ask: 'Write to the carrier desk',
    items: [
      {
        question: 'How much volume makes sense?',
        answer: `From ${factText.wholesaleMinutes} minutes a month. Above ${factText.customMinutes}, routes and prices are agreed with you.`,
      },
      {
        question: 'Whose network do our calls use?',
        answer: `The network of the carrier that answers best for that destination. There are ${factText.carriers} of them, and your call records name the route.`,
      },
      {
        question: 'Can we sell you our routes?',
        answer: 'Yes. Your routes are tested like any other, and both directions can be settled on one invoice.',
      },
      {
        question: 'What are the payment terms?',
        answer: `Net ${facts.paymentDays.from} to net ${facts.paymentDays.to}, prepaid, postpaid or on credit. There are no setup fees.`,
      },
      {
        question: 'What do we need on our side?',
        answer: `A switch or session border controller that speaks SIP, a static IP address, and ${factText.bandwidth} for each call at the busiest hour.`,
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Carrying calls by the day after tomorrow',
    text: `Standard interconnections take ${factText.deployment}, complex ones ${factText.complexDeployment}. Name your switch and your five largest destinations.`,
    actions: [
      { label: 'Interconnect', href: contactPath('carrier') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
