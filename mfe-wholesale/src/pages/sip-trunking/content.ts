import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { factText } from '../../facts/fact-texts.ts';
import { facts } from '../../facts/facts.ts';
import type { Question } from '../../questions/questions.tsx';
import { lowestRate, rateText } from '../../rates/rate.ts';
import { allRates } from '../../rates/rates-page-rates.ts';

const lowest = lowestRate(allRates);

/** Channels of the drawing, and those with a call. */
const CHANNELS = 30;
const BUSY = 18;

/** Copy and figures of /sip-trunking, except for the savings calculator. */
export const content = {
  hero: {
    kicker: 'SIP trunking',
    title: 'Keep the PBX. Change the line.',
    lead: `Calls leave over the internet line you already have: one channel per call, two hosts, and the second takes over in ${factText.failover}.`,
    actions: [
      { label: 'Get SIP Trunks', href: contactPath('sip-trunks') },
      { label: 'Calculate Savings', href: '#savings' },
    ],
  },
  board: {
    label: 'How a trunk is built',
    bar: 'Two hosts · one in use, one waiting',
    drawing: `Calls run from your PBX through the firewall to host A. A second line to host B waits and takes over in ${factText.failover}.`,
    pbx: 'Your PBX',
    firewall: 'Firewall',
    primary: { name: 'Host A', state: 'in use', after: 'no answer' },
    standby: { name: 'Host B', state: 'waiting', after: 'in use' },
    failover: factText.failoverShort,
    rows: [
      { value: factText.failoverShort, label: 'Failover' },
      { value: factText.latency, label: 'Latency' },
      { value: factText.bandwidth, label: 'Per call' },
    ],
  },
  stats: {
    label: 'In numbers',
    items: [
      { value: factText.largestTrunkSavings, label: 'maximum savings' },
      { value: factText.carriers, label: 'carrier partners' },
      { value: factText.deploymentShort, label: 'to deploy a site' },
      { value: '24/7', label: 'engineers on call' },
    ] satisfies Stat[],
  },
  benefits: {
    title: 'What changes when the line does',
    lead: 'Phones, extensions and dial plan stay as they are. The bill and the bad days change.',
    items: {
      cost: {
        title: 'Pay for calls, not for lines',
        text: `Rent the channels you use at the busiest hour. Up to ${factText.largestTrunkSavings} less.`,
      },
      scale: {
        title: 'Grow without a visit',
        text: 'More channels for a season, fewer after it. No technician on site.',
      },
      failover: {
        title: 'A second way out',
        text: `When host A stops answering, calls switch to host B in ${factText.failover}.`,
      },
      numbers: { title: 'Numbers stay yours', text: 'Bring your numbers, or take new ones where your customers are.' },
      quality: {
        title: 'Clear voice',
        text: `Latency ${factText.latency}, with G.711 for clarity or G.729 for low-bandwidth links.`,
      },
      reach: { title: 'One trunk for all sites', text: 'Branches share channels, and calls between them stay inside.' },
    },
  },
  checklist: {
    title: 'Included with every trunk',
    lead: 'Nothing here is an add-on.',
    items: [
      { lead: 'Two hosts.', text: `With separate addresses, for failover in ${factText.failover}.` },
      { lead: 'Codecs.', text: `${factText.codecsAnd}, in your order.` },
      { lead: 'Caller ID.', text: 'Your number shows on every call.' },
      { lead: 'Emergency calls.', text: 'Routed by the address of each site.' },
      { lead: 'Call records.', text: 'Every call, as a table you can export.' },
      { lead: 'Fraud limits.', text: 'A spending cap per trunk, set by you.' },
      { lead: 'No setup fees.', text: `And ${factText.moneyBack} to ask for your money back.` },
    ] satisfies ChecklistItem[],
    drawing: {
      label: `A trunk of ${CHANNELS} channels with ${BUSY} calls on it, which take ${factText.bandwidthOf(BUSY)}.`,
      name: 'Head office trunk',
      channels: CHANNELS,
      busy: BUSY,
      figures: [`${BUSY} of ${CHANNELS} channels`, factText.bandwidthOf(BUSY)],
    },
  },
  savings: {
    title: 'What your lines could cost',
    lead: 'Enter what you pay today. Calls are charged per minute on either kind of line, so only the rental is compared.',
    rates: {
      title: 'And the minutes?',
      text: `Per-minute cost depends on destination and volume. It starts at ${rateText(lowest.rate)} (${lowest.destination}).`,
      launch: 'Launch Rate Calculator',
      tables: 'See all rates',
    },
  },
  specification: {
    title: 'Specification',
    lead: 'What your engineer will ask first.',
    rows: [
      { name: 'Codecs', value: facts.codecs.join(', '), note: 'Negotiated per call, in the order you set.' },
      { name: 'Bandwidth', value: `${factText.bandwidth} per call`, note: 'In each direction, with G.711.' },
      { name: 'Latency', value: factText.latency, note: 'From your firewall to our host.' },
      { name: 'Failover', value: factText.failoverShort, note: 'From the first unanswered check to the second host.' },
      { name: 'Standard deployment', value: factText.deployment, note: 'One site, one PBX, new numbers.' },
      { name: 'Complex deployment', value: factText.complexDeployment, note: 'Several sites or a gateway.' },
    ],
    guide: 'Read the configuration guide',
  },
  faq: {
    title: 'Questions about trunks',
    lead: 'Something about your PBX?',
    ask: 'Ask an engineer',
    items: [
      {
        question: 'Does my PBX work with it?',
        answer:
          'If it speaks SIP, yes. One that has only ISDN or analog ports needs a gateway between it and the network.',
      },
      {
        question: 'How much bandwidth do I need?',
        answer: `About ${facts.kbpsPerCall} Kbps per call in each direction. Ten calls at once need ${factText.bandwidthOf(10)}.`,
      },
      {
        question: 'How long does deployment take?',
        answer: `${facts.deploymentHours.from} to ${facts.deploymentHours.to} hours for a standard site. Several sites or a gateway take ${facts.deploymentWeeks.from} to ${facts.deploymentWeeks.to} weeks.`,
      },
      {
        question: 'What happens when a host fails?',
        answer: `Your PBX checks both hosts continuously. When host A stops answering, calls switch to host B in ${factText.failover}.`,
      },
      {
        question: 'How am I billed?',
        answer: `Channels by the month, calls by the minute. No setup fees; prepaid, postpaid, or ${factText.paymentTerms}.`,
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Move one line first',
    text: `Run a trunk next to your old lines for ${factText.moneyBack}. If it is not better, you get your money back.`,
    actions: [
      { label: 'Get SIP Trunks', href: contactPath('sip-trunks') },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
} as const;
