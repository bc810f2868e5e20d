import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { CallPanelProps } from '@site/ui/vignettes/call-panel.tsx';
import type { FlowStep } from '@site/ui/vignettes/flow.tsx';
import { Clock, Globe, Laptop, Moon, Phone, Smartphone, Voicemail } from 'lucide';
import * as facts from '../../../facts/facts.ts';

export const content = {
  hero: {
    kicker: 'Cloud phone',
    title: 'Every call finds somebody',
    lead: 'One number for the company, rules you draw yourself, and phones where people work: desk, laptop and cell phone.',
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'See pricing', href: '/pricing' },
    ],
  },
  routing: {
    drawing:
      'A call to the main line rings three phones of the sales queue. After hours it would go to the London office, an on-call cell phone, then voicemail.',
    line: 'Main line',
    state: 'ringing',
    open: {
      from: 'Mon–Fri, 9–6: sales',
      icon: Clock,
      steps: [
        { icon: Phone, when: 'Desk phone', to: 'rings' },
        { icon: Laptop, when: 'Laptop', to: 'rings' },
        { icon: Smartphone, when: 'Cell phone', to: 'rings' },
      ] satisfies FlowStep[],
    },
    closed: {
      from: 'After hours',
      icon: Moon,
      steps: [
        { icon: Globe, when: 'London office', to: '20\u00a0s' },
        { icon: Smartphone, when: 'On-call cell phone', to: '20\u00a0s' },
        { icon: Voicemail, when: 'Voicemail', to: 'by email' },
      ] satisfies FlowStep[],
    },
  },
  features: {
    title: 'What the number can do',
    lead: 'Set up in the browser by whoever runs the front desk. Changes apply from the next call.',
    items: {
      numbers: {
        title: 'Business numbers',
        text: `Local and toll-free. An extra one costs ${facts.extraNumber} and works at once.`,
      },
      routing: {
        title: 'Call routing',
        text: 'Business hours, holidays and ring groups, drawn as a flow with a way out for every call.',
      },
      queues: {
        title: 'Call queues',
        text: 'Callers hear their place in line. A supervisor sees who is waiting, and for how long.',
      },
      recording: {
        title: 'Recording',
        text: `Every call, or only the queues you name. Kept from ${facts.retention}, as you set it.`,
      },
      voicemail: {
        title: 'Voicemail to email',
        text: 'A message arrives as audio and as text, in the inbox of the team that was called.',
      },
      abroad: {
        title: 'Calls abroad',
        text: `From ${facts.internationalRate} to ${facts.callableCountries} countries, on the same bill as the plan.`,
      },
    },
  },
  benefits: {
    title: 'What your team gets from day one',
    items: [
      { lead: 'One number, every device.', text: 'They ring together, and the first to answer takes the call.' },
      {
        lead: 'Calls that move.',
        text: 'Move a live call from your desk phone to your cell phone without hanging up.',
      },
      { lead: 'HD voice.', text: 'G.722 between your own phones, G.711 to everybody else.' },
      { lead: `${facts.uptime} uptime.`, text: 'Written into the service agreement of every paid plan.' },
      { lead: `${facts.regions} regions.`, text: 'A call enters the network at the nearest one.' },
      { lead: 'The numbers you have.', text: 'Keep them. We move them over from your provider.' },
    ] satisfies ChecklistItem[],
    more: { text: 'Keep the PBX and change only the line', href: '/sip-trunking' },
    drawing: 'A call with the sales queue on screen, and two more callers waiting in line',
    call: {
      state: 'On a call',
      clock: '02:36',
      who: 'Harbor clinic',
      line: 'Sales queue · G.711',
    } satisfies CallPanelProps,
    waiting: {
      title: 'Waiting in line',
      callers: [
        { who: 'Warehouse 2', since: '00:42' },
        { who: 'Front desk, Nairobi', since: '00:15' },
      ],
    },
  },
  closing: {
    title: 'Take your next call here',
    text: `${facts.trialDays} days, no credit card. Keep your number.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Ask about your numbers', href: '/contact' },
    ],
  },
};
