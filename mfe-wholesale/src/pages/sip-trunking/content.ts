import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { Question } from '../../questions/questions.tsx';

/** Every word and figure of /sip-trunking but those of the savings calculator. */
export const content = {
  hero: {
    kicker: 'SIP trunking',
    title: 'Keep the PBX. Change the line.',
    lead: 'Calls leave over the internet line you already have: one channel per call, two hosts, and the second takes over in under 30 seconds.',
    trunks: 'Get SIP Trunks',
    savings: 'Calculate Savings',
  },
  board: {
    label: 'How a trunk is built',
    bar: 'Two hosts · one in use, one waiting',
    drawing:
      'Calls run from your PBX through the firewall to host A. A second line to host B waits and takes over in under 30 seconds.',
    pbx: 'Your PBX',
    firewall: 'Firewall',
    primary: { name: 'Host A', state: 'in use' },
    standby: { name: 'Host B', state: 'waiting' },
    failover: 'under 30 s',
    rows: [
      { value: 'under 30 s', label: 'Failover' },
      { value: 'under 100 ms', label: 'Latency' },
      { value: 'about 100 Kbps', label: 'Per call' },
    ],
  },
  stats: {
    label: 'In numbers',
    items: [
      { value: '70%', label: 'lower cost, at most' },
      { value: '200+', label: 'carrier partners' },
      { value: '24–48 h', label: 'to deploy a site' },
      { value: '24/7', label: 'engineers on call' },
    ] satisfies Stat[],
  },
  benefits: {
    title: 'What changes when the line does',
    lead: 'Phones, extensions and dial plan stay as they are. The bill and the bad days change.',
    items: {
      cost: {
        title: 'Pay for calls, not for lines',
        text: 'Rent the channels you use at the busiest hour. Up to 70% less.',
      },
      scale: {
        title: 'Grow without a visit',
        text: 'More channels for a season, fewer after it. No technician on site.',
      },
      failover: {
        title: 'A second way out',
        text: 'When host A stops answering, calls take host B in under 30 seconds.',
      },
      numbers: { title: 'Numbers stay yours', text: 'Bring your numbers, or take new ones where your customers are.' },
      quality: {
        title: 'Voice you can follow',
        text: 'Latency under 100 ms, with G.711 for clarity or G.729 for thin lines.',
      },
      reach: { title: 'One trunk for all sites', text: 'Branches share channels, and calls between them stay inside.' },
    },
  },
  checklist: {
    title: 'Included with every trunk',
    lead: 'Nothing here is an add-on.',
    items: [
      { lead: 'Two hosts.', text: 'With separate addresses, for failover in under 30 seconds.' },
      { lead: 'Codecs.', text: 'G.711, G.722 and G.729, in your order.' },
      { lead: 'Caller ID.', text: 'Your number arrives, on every call.' },
      { lead: 'Emergency calls.', text: 'Routed by the address of each site.' },
      { lead: 'Call records.', text: 'Every call, as a table you can export.' },
      { lead: 'Fraud limits.', text: 'A spending cap per trunk, set by you.' },
      { lead: 'No setup fees.', text: 'And 30 days to ask for your money back.' },
    ] satisfies ChecklistItem[],
    drawing: {
      label: 'A trunk of 30 channels with 18 calls on it, which take about 1.8 Mbps.',
      name: 'Head office trunk',
      channels: 30,
      busy: 18,
      figures: ['18 of 30 channels', 'about 1.8 Mbps'],
    },
  },
  savings: {
    title: 'What your lines could cost',
    lead: 'Put in what you pay today. Calls are charged per minute on either kind of line, so only the rental is compared.',
    rates: {
      title: 'And the minutes?',
      text: 'Per-minute cost depends on destination and volume. It starts at $0.0038 to the USA.',
      launch: 'Launch Rate Calculator',
      tables: 'See all rates',
    },
  },
  specification: {
    title: 'Specification',
    lead: 'What your engineer will ask first.',
    rows: [
      { name: 'Codecs', value: 'G.711, G.722, G.729', note: 'Negotiated per call, in the order you set.' },
      { name: 'Bandwidth', value: 'about 100 Kbps per call', note: 'In each direction, with G.711.' },
      { name: 'Latency', value: 'under 100 ms', note: 'From your firewall to our host.' },
      { name: 'Failover', value: 'under 30 s', note: 'From the first unanswered check to the second host.' },
      { name: 'Standard deployment', value: '24–48 hours', note: 'One site, one PBX, new numbers.' },
      { name: 'Complex deployment', value: '1–2 weeks', note: 'Several sites, ported numbers or a gateway.' },
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
          'If it speaks SIP, yes. One that has only ISDN or analogue ports needs a gateway between it and the network.',
      },
      {
        question: 'How much bandwidth do I need?',
        answer: 'About 100 Kbps per call in each direction. Ten calls at once need about 1 Mbps.',
      },
      {
        question: 'How long does deployment take?',
        answer: '24 to 48 hours for a standard site. Several sites, gateways or ported numbers take 1 to 2 weeks.',
      },
      {
        question: 'What happens when a host fails?',
        answer:
          'Your PBX checks both hosts all the time. When host A stops answering, calls take host B in under 30 seconds.',
      },
      {
        question: 'How is it paid?',
        answer: 'Channels by the month, calls by the minute. No setup fees; prepaid, postpaid, or net 15 to net 30.',
      },
    ] satisfies Question[],
  },
  closing: {
    title: 'Move one line first',
    text: 'Run a trunk next to your old lines for 30 days. If it is not better, you get your money back.',
    trunks: 'Get SIP Trunks',
    trial: 'Start Free Trial',
  },
} as const;
