import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Question } from '../../questions/questions.tsx';

/** A carrier of the drawing with its last calls, `|` answered and `.` not. */
export interface TriedRoute {
  name: string;
  state: string;
  calls: string;
}

/** Every word and figure of /voip-termination but rates, tiers and the example route. */
export const content = {
  hero: {
    kicker: 'VoIP termination',
    title: 'From your switch to their phone.',
    lead: 'We take the call at your border and hand it to the network of whoever you dial. Every hop on the way is measured.',
    rates: 'Get Termination Rates',
    start: 'Get Started Today',
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
    lead: 'A call passes four places. At each of them something is done for it.',
    items: [
      {
        title: 'At our border',
        text: 'Your switch speaks SIP with G.711, G.722 or G.729. A call takes about 100 Kbps.',
      },
      {
        title: 'On the carrier route',
        text: '200+ carrier partners. When one stops answering, the next takes its calls in under 30 seconds.',
      },
      {
        title: 'In the local network',
        text: 'The call is handed over in its own country. Latency stays under 100 ms.',
      },
      {
        title: 'On their phone',
        text: 'It rings in under 3 seconds and shows the number of your caller.',
      },
    ],
  },
  tiers: {
    title: 'Four steps down in price',
    lead: (minimum: string, largest: number) =>
      `From ${minimum} minutes a month at the base rate, with up to ${largest}% off by volume. Above 10 million minutes, terms are made for you.`,
  },
  rates: {
    title: 'What a minute costs at its base rate',
    lead: 'USD per minute, lowest first. These are the lines of the file that you download above.',
    from: 'Valid from',
    calculate: 'Work out your month',
  },
  grades: {
    title: 'Two grades of route',
    lead: 'Choose one per destination, and change it when a campaign or a season ends.',
    items: [
      { value: '99.5%', name: 'Premium', text: 'of calls answered, at the least. Direct and first-choice routes.' },
      { value: '98%+', name: 'Standard', text: 'of calls answered. The usual routes of the country.' },
    ],
    both: 'On both',
    stats: [
      { value: '180+ s', label: 'average call duration' },
      { value: 'under 3 s', label: 'post-dial delay' },
      { value: 'up to 98%', label: 'completed: calls that end with a hang-up' },
    ] satisfies Stat[],
  },
  checklist: {
    title: 'Included with termination',
    lead: 'From the first minute, in every tier.',
    items: [
      { lead: 'Test calls first.', text: 'To any destination, before you send traffic.' },
      { lead: 'More than one carrier.', text: 'For every destination in the sheet.' },
      { lead: 'Your caller ID.', text: 'Carried to the last hop as you send it.' },
      { lead: 'Numbers as you write them.', text: 'Translated to E.164 at our border.' },
      { lead: 'Call records.', text: 'With duration, route and cause code.' },
      { lead: 'Your terms.', text: 'Prepaid, postpaid, credit, net 15 to net 30.' },
      { lead: 'No setup fees.', text: 'And a 30-day money-back guarantee.' },
      { lead: 'Support at any hour.', text: '24/7, by people who can move a route.' },
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
        answer:
          '50,000 a month. Tiers begin at 100,000; until then the base rate holds. Above 10 million, terms are made for you.',
      },
      {
        question: 'What is premium termination?',
        answer:
          'Direct and first-choice routes on which at least 99.5% of calls are answered. You choose it per destination.',
      },
      {
        question: 'When can the first call go out?',
        answer:
          'Accounts are open in under 24 hours. A standard interconnection takes 24–48 hours, one with several switches 1–2 weeks.',
      },
      {
        question: 'How do you notice that a route is failing?',
        answer:
          'By its last calls. When fewer than 98% are answered, the route is held back and the next one takes over in under 30 seconds.',
      },
      {
        question: 'Which number does the called person see?',
        answer: 'The one that your switch sends. We write it in E.164 and carry it to the last hop.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Try one destination',
    text: 'Name a country, send test calls for a day, and compare ASR, ACD and PDD with what you have now.',
    ask: 'Ask for a Test Route',
    trial: 'Start Free Trial',
  },
} as const;
