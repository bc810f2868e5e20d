import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import { callCosts, totalCost } from './call-costs.ts';

/** Copy and figures of /voip-solutions, except for the costs of a call. */
export const content = {
  hero: {
    kicker: 'VoIP solutions',
    title: `The same call, up to ${factText.largestSavings} less.`,
    lead: 'Over the internet a call needs no wire of its own, no PBX and no technician. What is left to pay is the call.',
    actions: [
      { label: 'Get Started Today', href: contactPath('voip-solutions') },
      { label: 'See what goes away', href: '#costs' },
    ],
  },
  board: {
    label: 'One call, split into its costs',
    bar: 'An office of fifty · example',
    drawing: `Two bars of ${countInWords(callCosts.length)} costs: on an old line they add up to a dollar, over VoIP to ${totalCost('voip')} cents. Minutes are the largest part of what is left.`,
    saving: { value: `up to ${factText.largestSavings}`, label: 'less per call' },
    columns: { cost: 'Cost of a call', oldLine: 'Old line', voip: 'VoIP' },
    total: 'Total',
  },
  costs: {
    title: `${capitalizedCount(totalCost('oldLine') - totalCost('voip'))} cents of every dollar`,
    lead: `${capitalizedCount(callCosts.length)} costs of one call, and what takes each of them down. The example shows the largest saving; your savings may be smaller.`,
  },
  ways: {
    title: 'Three ways to get there',
    lead: 'They differ in what you keep.',
    items: {
      trunks: {
        title: 'Keep the PBX',
        text: 'SIP trunks connect the PBX you have to our two hosts. Extensions, phones and habits stay.',
        link: 'SIP trunking',
        href: '/sip-trunking',
      },
      cloud: {
        title: 'Keep the numbers',
        text: 'Cloud phone replaces the PBX: desk phones, computers and cell phones ring together.',
        link: 'Cloud phone',
        href: '/solutions/cloud-phone',
      },
      minutes: {
        title: 'Keep the customers',
        text: `Your switch, our routes: termination by the minute, from ${factText.terminationMinutes} minutes a month.`,
        link: 'VoIP termination',
        href: '/voip-termination',
      },
    },
  },
  figures: {
    title: `${capitalizedCount(facts.deploymentHours.to / 24)} days to move, ${countInWords(facts.moneyBackDays)} to decide`,
    text: `A standard setup takes ${factText.deployment}; several offices take ${factText.complexDeployment}. There are no setup fees, and a ${factText.moneyBackGuarantee}.`,
    stats: [
      { value: factText.largestSavings, label: 'maximum savings' },
      { value: factText.deploymentShort, label: 'standard deployment' },
      { value: factText.moneyBack, label: 'to ask for your money back' },
      { value: '24/7', label: 'support' },
    ] satisfies Stat[],
  },
  checklist: {
    title: 'Part of every move',
    lead: 'Done by us, or with you on the phone.',
    items: [
      { lead: 'A test of your line.', text: 'Bandwidth, delay and loss, before you order.' },
      { lead: 'Your numbers.', text: 'Moved over, and still yours if you leave.' },
      { lead: 'Your phones.', text: 'Those that speak SIP stay on their desks.' },
      {
        lead: `${capitalizedCount(facts.codecs.length)} codecs.`,
        text: `${factText.codecsAnd}, with latency ${factText.latency}.`,
      },
      { lead: 'A way around faults.', text: `Failover in ${factText.failover}.` },
      { lead: 'A bill you can read.', text: 'Channels by the month, calls by the minute.' },
      { lead: 'Terms.', text: `Prepaid, postpaid or credit, ${factText.paymentTerms}.` },
    ] satisfies ChecklistItem[],
    drawing: {
      label: 'The telephone closet before and after: five devices fill it, then one router is left.',
      before: 'Before',
      after: 'After',
      /** From top to bottom; an empty one has been removed. */
      slots: [
        { before: 'Line cards', after: '' },
        { before: 'PBX', after: '' },
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
        question: `Where does the ${factText.largestSavings} come from?`,
        answer: `From line rental, equipment and visits more than from minutes. ${factText.largestSavings} is the maximum; your last bill shows what you would save.`,
      },
      {
        question: 'Is our internet line good enough?',
        answer: `A call takes ${factText.bandwidth} in each direction: ten at once need ${factText.bandwidthOf(10)}. We test delay and loss before you order.`,
      },
      {
        question: 'Do we keep our numbers?',
        answer:
          'Yes. They are moved to us, and moved on when you leave. Your old lines stay until the last one has arrived.',
      },
      {
        question: 'How long will we be without phones?',
        answer: `Not at all: both systems run side by side. A standard setup takes ${factText.deployment}; several offices ${factText.complexDeployment}.`,
      },
      {
        question: 'Is there a minimum volume?',
        answer: `Not for an office. Wholesale starts at ${factText.wholesaleMinutes} minutes a month, termination at ${factText.terminationMinutes}; above ${factText.customMinutes}, terms are tailored to you.`,
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'What does your phone bill say?',
    text: `Send last month’s. It comes back ${factText.reply}, with our price next to each line.`,
    actions: [
      { label: 'Send my bill', href: contactPath('voip-solutions') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
