import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { whole } from '../../facts/amounts.ts';
import { factText } from '../../facts/fact-texts.ts';
import type { Question } from '../../questions/questions.tsx';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { firstTier, largestDiscount } from '../../rates/volume-tier.ts';

import { callPath } from './call-path.ts';

/** A carrier of the drawing with its last calls, `|` answered and `.` not. */
export interface TriedRoute {
  name: string;
  state: string;
  calls: string;
}

/** Copy and figures of /voip-termination, except for rates, tiers and the example route. */
export const content = {
  hero: {
    kicker: 'VoIP termination',
    title: 'From your switch to their phone.',
    lead: 'We take the call at your border and hand it off to the network of the person you’re calling. Every hop on the way is measured.',
    actions: [
      { label: 'Get Termination Rates', sheet: terminationSheet },
      { label: 'Get Started Today', href: contactPath('termination') },
    ],
  },
  board: {
    label: 'The path of a call',
    bar: 'Example route to Germany',
    from: 'Your switch',
    columns: { asr: 'ASR', acd: 'ACD', pdd: 'PDD' },
    meanings: ['ASR: calls answered', 'ACD: average duration', 'PDD: delay so far'],
  },
  hops: {
    title: 'What you get at each hop',
    lead: `A call passes through ${countInWords(callPath.length)} places. Each one adds something.`,
    items: [
      {
        title: 'At our border',
        text: `Your switch speaks SIP with ${factText.codecsOr}. A call takes ${factText.bandwidth}.`,
      },
      {
        title: 'On the carrier route',
        text: `${factText.carriers} carrier partners. When one stops answering, the next takes its calls in ${factText.failover}.`,
      },
      {
        title: 'In the local network',
        text: `The call is handed over in the destination country. Latency stays ${factText.latency}.`,
      },
      {
        title: 'On their phone',
        text: `It rings in ${factText.pdd} and shows your caller’s number.`,
      },
    ],
  },
  tiers: {
    title: 'More minutes, lower price',
    lead: `From ${factText.terminationMinutes} minutes a month at the base rate, with up to ${largestDiscount(terminationTiers)}% off by volume. Above ${factText.customMinutes} minutes, terms are tailored to you.`,
  },
  rates: {
    title: 'What a minute costs at its base rate',
    lead: 'USD per minute, lowest first. The same rates as in the download above.',
    from: 'Valid from',
    calculate: 'Calculate your month',
  },
  grades: {
    title: 'Two grades of route',
    lead: 'Choose one per destination, and change it when a campaign or a season ends.',
    items: [
      {
        value: factText.premiumAsr,
        name: 'Premium',
        text: 'minimum share of calls answered. Direct and first-choice routes.',
      },
      { value: `${factText.asr}+`, name: 'Standard', text: 'of calls answered. The usual routes into the country.' },
    ],
    both: 'On both',
    stats: [
      { value: factText.acdShort, label: 'average call duration' },
      { value: factText.pddShort, label: 'post-dial delay' },
      { value: factText.completion, label: 'of calls completed (ended by hanging up)' },
    ] satisfies Stat[],
  },
  checklist: {
    title: 'Included with termination',
    lead: 'From the first minute, in every tier.',
    items: [
      { lead: 'Test calls first.', text: 'To any destination, before you send traffic.' },
      { lead: 'More than one carrier.', text: 'For every destination on the sheet.' },
      { lead: 'Your caller ID.', text: 'Carried to the last hop as you send it.' },
      { lead: 'Numbers as you write them.', text: 'Translated to E.164 at our border.' },
      { lead: 'Call records.', text: 'With duration, route and cause code.' },
      { lead: 'Your terms.', text: `Prepaid, postpaid, credit, ${factText.paymentTerms}.` },
      { lead: 'No setup fees.', text: `And a ${factText.moneyBackGuarantee}.` },
      { lead: 'Help with faults, 24/7.', text: 'From people who can move a route.' },
    ] satisfies ChecklistItem[],
    drawing: {
      label:
        'Three carriers to Germany with their last 50 calls: the first answers all and is in use, the second is next, the third misses four and is held back.',
      name: 'Germany',
      note: 'last 50 calls',
      routes: [
        { name: 'Carrier A', state: 'in use', calls: '||||||||||||||||||||||||||||||||||||||||||||||||||' },
        { name: 'Carrier B', state: 'next', calls: '|||||||||||||||||||||||||||||||||.||||||||||||||||' },
        { name: 'Carrier C', state: 'held back', calls: '||||||.|||||||||||||||.||||||||||.|||||||||||||.||' },
      ] satisfies TriedRoute[],
    },
  },
  faq: {
    title: 'Questions about termination',
    lead: 'Is a country missing?',
    ask: 'Ask for a route',
    items: [
      {
        question: 'How many minutes must we send?',
        answer: `${factText.terminationMinutes} a month. Tiers begin at ${whole(firstTier(terminationTiers))}; below that, the base rate applies. Above ${factText.customMinutes}, terms are tailored to you.`,
      },
      {
        question: 'What is premium termination?',
        answer: `Direct and first-choice routes on which at least ${factText.premiumAsr} of calls are answered. You choose it per destination.`,
      },
      {
        question: 'When can the first call go out?',
        answer: `Accounts are open in ${factText.account}. A standard interconnection takes ${factText.deployment}, one with several switches ${factText.complexDeployment}.`,
      },
      {
        question: 'How do you notice that a route is failing?',
        answer: `By its last calls. When fewer than ${factText.asr} are answered, the route is held back and the next one takes over in ${factText.failover}.`,
      },
      {
        question: 'What number does the recipient see?',
        answer: 'The one that your switch sends. We write it in E.164 and carry it to the last hop.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Try one destination',
    text: 'Name a country, send test calls for a day, and compare ASR, ACD and PDD with what you have now.',
    actions: [
      { label: 'Ask for a test route', href: contactPath('termination') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
