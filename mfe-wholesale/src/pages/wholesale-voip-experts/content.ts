import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { AgendaEntry } from '@site/ui/vignettes/agenda.tsx';
import { withUnit } from '../../facts/amounts.ts';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import type { Trace } from './trace.ts';

/** A quality figure of a route. */
interface QualityFigure {
  short: string;
  name: string;
  /** Promised value: `"98%+"`. */
  value: string;
  meaning: string;
  /** Consequence of missing it. */
  action: string;
  /** Unit of the trace, as it follows a value: `"%"`. */
  unit: string;
  /** An hour of an example route. */
  trace: Trace;
}

/** Copy and figures of /wholesale-voip-experts. */
export const content = {
  hero: {
    kicker: 'Wholesale VoIP experts',
    title: 'Four figures say how a call went.',
    lead: 'Our engineers read them for every route, around the clock, and move your traffic before your customers notice.',
    actions: [
      { label: 'Get Started Today', href: contactPath('wholesale') },
      { label: 'Read the console', href: '#console' },
    ],
  },
  board: { label: 'The four figures of an example route', bar: 'Console · one hour of an example route', now: 'now' },
  console: {
    title: 'How to read the console',
    lead: 'The dashed line is the limit. What happens when a figure crosses it is set out in writing, and is the same for everybody.',
    figures: [
      {
        short: 'ASR',
        name: 'Answer-seizure ratio',
        value: `${factText.asr}+`,
        meaning: 'The share of seized lines that are answered.',
        action: `Below ${factText.asr}, the route stops taking new calls.`,
        unit: '%',
        trace: {
          limit: facts.asr,
          from: 97,
          to: 100,
          values: [98.9, 99.1, 98.8, 98.6, 98.9, 99.2, 99.3, 99, 98.7, 98.4, 98.5, 98.9, 99.1, 99.4, 99.2, 99, 99.1],
        },
      },
      {
        short: 'ACD',
        name: 'Average call duration',
        value: factText.acdShort,
        meaning: 'People leave a bad line early.',
        action: `Below ${factText.acd}, an engineer listens to test calls.`,
        unit: ' s',
        trace: {
          limit: facts.acd,
          from: 150,
          to: 240,
          values: [204, 210, 207, 198, 194, 199, 206, 215, 219, 212, 205, 201, 208, 216, 221, 214, 218],
        },
      },
      {
        short: 'PDD',
        name: 'Post-dial delay',
        value: factText.pddShort,
        meaning: 'From the last digit to the first ring.',
        action: `At ${facts.pdd} seconds, the next carrier gets the call.`,
        unit: ' s',
        trace: {
          limit: facts.pdd,
          from: 0.6,
          to: 3.6,
          values: [1.7, 1.6, 1.9, 2.2, 2, 1.8, 1.7, 1.9, 2.3, 2.5, 2.2, 1.9, 1.6, 1.7, 1.8, 1.6, 1.7],
        },
      },
      {
        short: 'Completion',
        name: 'Completed calls',
        value: factText.completion,
        meaning: 'Calls that end because somebody hangs up.',
        action: 'Every other ending is reported to the carrier with its code.',
        unit: '%',
        trace: {
          limit: facts.completion,
          from: 94,
          to: 99,
          values: [96.8, 97.1, 97, 96.6, 96.9, 97.3, 97.5, 97.2, 96.7, 96.4, 96.8, 97.2, 97.6, 97.7, 97.4, 97.6, 97.8],
        },
      },
    ] satisfies [QualityFigure, QualityFigure, QualityFigure, QualityFigure],
  },
  account: {
    title: 'In every account',
    lead: `From ${factText.wholesaleMinutes} minutes a month.`,
    items: [
      { lead: 'A named engineer.', text: 'The one who set up your interconnection.' },
      { lead: 'The console.', text: 'The four figures by destination, carrier and hour.' },
      { lead: 'Test calls.', text: 'Every day, to the destinations you call most.' },
      { lead: 'Failure codes.', text: 'Each call that did not complete, with the reason.' },
      { lead: 'A limit on fraud.', text: 'Traffic to unusual destinations stops at an amount you set.' },
      { lead: 'A monthly review.', text: 'One page: what moved, and what we did.' },
      { lead: 'No setup fees.', text: `And a ${factText.moneyBackGuarantee}.` },
    ] satisfies ChecklistItem[],
    drawing: {
      label:
        'A night on one route: post-dial delay rises to 3.4 seconds, a second carrier takes over, and it falls again.',
      name: 'Post-dial delay, Nairobi',
      limit: `limit ${withUnit(facts.pdd, 's')}`,
      trace: {
        limit: facts.pdd,
        from: 0.8,
        to: 3.8,
        values: [1.7, 1.8, 1.7, 1.9, 1.8, 2, 2.6, 3.1, 3.4, 2.1, 1.6, 1.7, 1.6, 1.7, 1.6],
      } satisfies Trace,
      log: [
        { time: '02:14', title: 'Delay at 3.4 s, alarm' },
        { time: '02:14', title: 'Second carrier takes the route', now: 'after 22 seconds' },
        { time: '02:16', title: 'Delay at 1.6 s, alarm cleared' },
        { time: '06:00', title: 'Test calls clean, first carrier back' },
      ] satisfies AgendaEntry[],
    },
  },
  benefits: {
    title: 'What changes with an engineer on the line',
    lead: 'Routing is a table. Somebody has to decide what goes into it.',
    rates: 'See the rates they route by',
    items: {
      routes: {
        title: 'Routes are tested by ear, not just priced',
        text: 'A carrier joins the table after its test calls sound right. A low price alone never gets it in.',
      },
      cost: {
        title: 'Cost comes down and stays down',
        text: `Least-cost routing above a quality floor: up to ${factText.largestSavings} less than buying from one carrier.`,
      },
      faults: {
        title: 'Calls are routed around faults',
        text: `Calls leave a failed route in ${factText.failover}. Finding out why comes later.`,
      },
      codecs: {
        title: 'Codecs are settled once',
        text: `${factText.codecsOr}, agreed per trunk, so that no call is converted twice.`,
      },
      start: {
        title: 'Live within days',
        text: `Accounts within ${facts.accountHours} hours, interconnections in ${factText.deployment}. Setups with several switches take ${factText.complexDeployment}.`,
      },
    },
  },
  years: {
    figure: '15+',
    title: 'years on carrier networks',
    text: 'ISDN, SS7, then SIP: the people on shift have moved traffic from one to the next and know where it breaks.',
    stats: [
      { value: factText.carriers, label: 'carrier partners' },
      { value: factText.latency, label: 'latency' },
      { value: '24/7', label: 'engineers on shift' },
    ] satisfies Stat[],
  },
  faq: {
    title: 'Questions for an engineer',
    lead: 'Is your question more technical?',
    ask: 'Send it',
    items: [
      {
        question: 'Where do the four figures come from?',
        answer: 'From the signaling of every call, not from samples. You see the console that our engineers see.',
      },
      {
        question: 'How much traffic do we need to send?',
        answer: `${factText.wholesaleMinutes} minutes a month. Above ${factText.customMinutes}, routes and terms are tailored to you.`,
      },
      {
        question: 'What happens at three in the morning?',
        answer: `The same as at noon. Calls leave a failed route in ${factText.failover}, and an engineer on shift finds out why.`,
      },
      {
        question: 'Which codecs do you carry?',
        answer: `${factText.codecsAnd}. With G.711 a call takes ${factText.bandwidth} in each direction.`,
      },
      {
        question: 'How long does an interconnection take?',
        answer: `Accounts are open in ${factText.account}. A standard interconnection takes ${factText.deployment}, a complex one ${factText.complexDeployment}.`,
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Show us your worst route',
    text: `Send the destination and the figures you see today. An engineer answers ${factText.reply}.`,
    actions: [
      { label: 'Ask an engineer', href: contactPath('wholesale') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
