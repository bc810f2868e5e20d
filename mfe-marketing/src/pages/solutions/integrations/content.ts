import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import { BookUser, type IconNode, PhoneMissed, Ticket } from 'lucide';
import * as facts from '../../../facts/facts.ts';
import { integrations } from '../../../integrations/integration-list.ts';

export interface WorkflowStep {
  title: string;
  text: string;
  /** One workflow as an example, told over the three steps. */
  example: { icon: IconNode; word: string; text: string; app: string };
}

export const content = {
  hero: {
    kicker: 'Integrations',
    title: `One line into ${facts.integrations} apps`,
    lead: 'Sign in to your CRM, help desk or calendar once. Calls, messages and files then turn up where your team works.',
    actions: [
      { label: 'Explore Integrations', href: '/integrations' },
      { label: 'Start Free Trial', href: '/signup' },
    ],
  },
  hub: {
    drawing: (names: readonly string[]) => `Lines run from the middle to ${names.join(', ')}`,
    count: facts.integrations,
  },
  workflow: {
    title: 'A workflow is three choices',
    lead: 'Built in the browser and tested on yesterday’s calls before it runs on tomorrow’s.',
    steps: [
      {
        title: 'Pick an event',
        text: 'A call starts or ends, a message arrives, a contact is added.',
        example: { icon: PhoneMissed, word: 'When', text: 'A call to support is missed', app: 'Cloud phone' },
      },
      {
        title: 'Add a condition',
        text: 'Ask the app that knows: who is calling, what they bought, which tickets are open.',
        example: { icon: BookUser, word: 'If', text: 'The number is a customer’s', app: 'Salesforce' },
      },
      {
        title: 'Choose what happens',
        text: 'Update a record, post to a channel, open a ticket, call back.',
        example: { icon: Ticket, word: 'Then', text: 'Open a ticket, tell #support', app: 'Zendesk' },
      },
    ] satisfies WorkflowStep[],
  },
  features: {
    title: 'What connects, and how',
    lead: `${capitalizedCount(integrations.length)} integrations are built and maintained by us. The rest come through the directory or the API.`,
    items: {
      apps: {
        title: `${facts.integrations} apps`,
        text: 'CRM, help desk, calendar, storage and online store apps, ready to connect.',
      },
      oauth: {
        title: 'One-click OAuth',
        text: 'Sign in to the app, review what it asks for, allow it. No keys to copy.',
      },
      workflows: {
        title: 'Custom workflows',
        text: 'When this happens, do that: built from events, conditions and actions.',
      },
      analytics: { title: 'Analytics', text: 'Calls next to deals and tickets, so that a busy hour can be explained.' },
      caller: { title: 'Caller details', text: 'The record opens while it rings: name, orders and open tickets.' },
      api: {
        title: 'API and webhooks',
        text: 'REST for what you send, webhooks for what happens, for apps of your own.',
      },
    },
  },
  benefits: {
    title: 'Connected in one click, disconnected in one',
    items: [
      {
        lead: 'No password is passed on.',
        text: 'You sign in to the app itself. We get a key that you can revoke.',
      },
      { lead: 'Only what is needed.', text: 'Each permission is named before you allow it.' },
      { lead: 'Nothing is typed twice.', text: 'The record shows who called, for how long and what was agreed.' },
      { lead: 'Teams keep their tools.', text: 'Sales in the CRM, support in the help desk.' },
      {
        lead: 'Yours, too.',
        text: 'If it is not in the directory, we build it with you, or you build it with the API.',
      },
    ] satisfies ChecklistItem[],
    docs: { text: 'Read the API documentation', href: '/api-docs' },
    request: { text: 'Request an integration', href: contactPath('custom-integration') },
    consent: {
      drawing:
        'Salesforce is about to be connected: reading contacts and writing calls is asked for, deleting records is not',
      title: 'Connect Salesforce',
      question: 'This is what you allow:',
      asked: ['Read contacts and accounts', 'Log calls to the timeline'],
      never: 'Change or delete records',
      allow: 'Allow',
      cancel: 'Cancel',
    },
  },
  closing: {
    title: 'Connect the first app today',
    text: `${facts.trialDays} days, no credit card. Every integration is included in the trial.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Explore Integrations', href: '/integrations' },
    ],
  },
};
