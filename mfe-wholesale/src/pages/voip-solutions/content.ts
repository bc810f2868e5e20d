import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Question } from '../../questions/questions.tsx';

/** Every word and figure of /voip-solutions but the costs of a call. */
export const content = {
  hero: {
    kicker: 'VoIP solutions',
    title: 'The same call, up to 60% less.',
    lead: 'Over the internet a call needs no wire of its own, no exchange and no technician. What is left to pay is the call.',
    start: 'Get Started Today',
    costs: 'See what goes away',
  },
  board: {
    label: 'One call, split into its costs',
    bar: 'An office of fifty · example',
    drawing:
      'Two bars of five costs: on an old line they add up to a dollar, over VoIP to 40 cents. Minutes are the largest part of what is left.',
    saving: { value: 'up to 60%', label: 'less per call' },
    columns: { cost: 'Cost of a call', oldLine: 'Old line', voip: 'VoIP' },
    total: 'Together',
  },
  costs: {
    title: 'Sixty cents of a dollar',
    lead: 'Five costs of one call, and what takes each of them down. The example shows the largest saving; your bill may give less.',
  },
  ways: {
    title: 'Three ways to get there',
    lead: 'They differ in what you keep.',
    items: {
      trunks: {
        title: 'Keep the exchange',
        text: 'SIP trunks connect the PBX you have to our two hosts. Extensions, phones and habits stay.',
        link: 'SIP trunking',
        href: '/sip-trunking',
      },
      cloud: {
        title: 'Keep the numbers',
        text: 'Cloud phone replaces the exchange: desk phones, computers and mobiles ring together.',
        link: 'Cloud phone',
        href: '/solutions/cloud-phone',
      },
      minutes: {
        title: 'Keep the customers',
        text: 'Your switch, our routes: termination by the minute, from 50,000 minutes a month.',
        link: 'VoIP termination',
        href: '/voip-termination',
      },
    },
  },
  figures: {
    title: 'Two days to move, thirty to decide',
    text: 'A standard set-up runs in 24–48 hours; several offices take 1–2 weeks. There are no setup fees, and a 30-day money-back guarantee.',
    stats: [
      { value: '60%', label: 'lower cost, at most' },
      { value: '24–48 h', label: 'standard deployment' },
      { value: '30 days', label: 'to ask for your money back' },
      { value: '24/7', label: 'support' },
    ] satisfies Stat[],
  },
  checklist: {
    title: 'Part of every move',
    lead: 'Done by us, or with you on the phone.',
    items: [
      { lead: 'A test of your line.', text: 'Bandwidth, delay and loss, before you order.' },
      { lead: 'Your numbers.', text: 'Moved over, and yours again if you leave.' },
      { lead: 'Your phones.', text: 'Those that speak SIP stay on their desks.' },
      { lead: 'Three codecs.', text: 'G.711, G.722 and G.729, with latency under 100 ms.' },
      { lead: 'A way around faults.', text: 'Failover in under 30 seconds.' },
      { lead: 'A bill one can read.', text: 'Channels by the month, calls by the minute.' },
      { lead: 'Terms.', text: 'Prepaid, postpaid or credit, net 15 to net 30.' },
    ] satisfies ChecklistItem[],
    drawing: {
      label: 'The telephone cupboard before and after: five devices fill it, then one router is left.',
      before: 'Before',
      after: 'After',
      /** From top to bottom; an empty one has gone. */
      slots: [
        { before: 'Line cards', after: '' },
        { before: 'Phone exchange', after: '' },
        { before: 'Voicemail server', after: '' },
        { before: 'ISDN gateway', after: 'Router' },
        { before: 'Battery', after: '' },
      ],
    },
  },
  faq: {
    title: 'Questions before the move',
    lead: 'Is yours about your own bill?',
    ask: 'Send it to us',
    items: [
      {
        question: 'Where do the 60% come from?',
        answer:
          'From line rental, equipment and visits more than from minutes. 60% is the most; how much it is for you, your last bill says.',
      },
      {
        question: 'Is our internet line good enough?',
        answer:
          'A call takes about 100 Kbps in each direction: ten at once need about 1 Mbps. We test delay and loss before you order.',
      },
      {
        question: 'Do we keep our numbers?',
        answer:
          'Yes. They are moved to us, and moved on when you leave. Your old lines stay until the last one has arrived.',
      },
      {
        question: 'How long are we without a phone?',
        answer:
          'Not at all: both systems run side by side. A standard set-up takes 24–48 hours, several offices 1–2 weeks.',
      },
      {
        question: 'Is there a least volume?',
        answer:
          'Not for an office. Wholesale starts at 100,000 minutes a month, termination at 50,000; above 10 million, terms are made for you.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'What does your phone bill say?',
    text: 'Send last month’s. It comes back within 24 hours, with our price next to each line.',
    send: 'Send My Bill',
    trial: 'Start Free Trial',
  },
} as const;
