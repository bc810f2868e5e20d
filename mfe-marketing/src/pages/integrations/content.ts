import { countInWords } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../facts/facts.ts';
import { integrations } from '../../integrations/integration-list.ts';
export const content = {
  hero: {
    title: 'Your tools, on the call',
    lead: `The caller’s account opens with the call, and the call is logged there. ${facts.integrations} integrations, each connected by signing in once.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Build your own', href: '#own' },
    ],
    drawing: (names: string) => `A phone in the middle, joined by lines to ${names}`,
    figures: [
      { value: facts.integrations, label: 'integrations, listed in the app' },
      { value: String(integrations.length), label: 'built by us, on this page' },
    ],
  },
  popular: {
    title: 'Most requested',
    lead: 'Where sales, support and meetings already happen.',
  },
  /** What a call shows in the first tool of the list. */
  record: {
    caller: 'On a call: +971\u00a04\u00a0555\u00a00142',
    clock: '00:04',
    rows: [
      ['Account', 'Harbour & Vale'],
      ['Open deal', 'Twelve offices'],
      ['Last call', '5 min, answered'],
    ],
  },
  others: {
    title: 'Also built by us',
    lead: 'Same sign-in, same support, just requested less often.',
    own: { text: 'Not on the list?', href: '#own', hint: 'Build it yourself, or have it built.' },
  },
  custom: {
    title: 'Build your own in an afternoon',
    lead: `Or let us. These ${countInWords(integrations.length)} use the same API.`,
    steps: [
      { lead: 'Listen.', text: 'A webhook tells your system when a call starts and ends.' },
      { lead: 'Look up.', text: 'Match the number to the person in your own records.' },
      { lead: 'Write back.', text: 'Send a message, place the next call.' },
    ],
    request: 'Request an integration',
    docs: 'Read the API documentation',
    drawing: {
      label: 'A call that ended is sent to your system as a short message of four lines, and your system answers 204.',
      event: 'call.ended',
      lines: ['"from": "+971 4 555 0142"', '"duration": 312', '"result": "answered"'],
      answer: '204',
      note: 'Your system has it',
    },
  },
} as const;
