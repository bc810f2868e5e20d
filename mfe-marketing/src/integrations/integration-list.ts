export interface Integration {
  name: string;
  /** Abbreviation of its name in two letters. */
  letters: string;
  category: 'CRM' | 'Collaboration' | 'Help desk' | 'Productivity' | 'Automation';
  description: string;
  features: readonly string[];
  popular: boolean;
}

/** The twelve integrations that we build ourselves, on /integrations and in the drawing of /solutions/integrations. */
export const integrations: readonly Integration[] = [
  {
    name: 'Salesforce',
    letters: 'Sf',
    category: 'CRM',
    description: 'Every call lands on the right account, with its length, its notes and its recording.',
    features: ['Account opens with the call', 'Click to call from any record', 'Call outcome as a field'],
    popular: true,
  },
  {
    name: 'HubSpot',
    letters: 'Hs',
    category: 'CRM',
    description: 'Call from a contact, and the timeline has the call before you hang up.',
    features: ['Click to call', 'Calls and messages in the timeline', 'Tasks from missed calls'],
    popular: true,
  },
  {
    name: 'Microsoft Teams',
    letters: 'Te',
    category: 'Collaboration',
    description: 'Your business numbers ring in Teams. Colleagues stay where they already talk.',
    features: ['Calls in the Teams client', 'Your own numbers', 'Sign-in with Microsoft'],
    popular: true,
  },
  {
    name: 'Slack',
    letters: 'Sl',
    category: 'Collaboration',
    description: 'A missed call becomes a message in the channel of the team that missed it.',
    features: ['/call in any channel', 'Voicemail as text', 'Status while on a call'],
    popular: true,
  },
  {
    name: 'Google Workspace',
    letters: 'Gw',
    category: 'Productivity',
    description: 'Calendar meetings get a link and a dial-in number.',
    features: ['Calendar links', 'Two-way contacts', 'Google sign-in'],
    popular: true,
  },
  {
    name: 'Zendesk',
    letters: 'Zd',
    category: 'Help desk',
    description: 'A ticket opens with the call and closes with the recording inside.',
    features: ['Ticket opens with the call', 'Recording attached', 'Queue metrics'],
    popular: true,
  },
  {
    name: 'Zoho CRM',
    letters: 'Zo',
    category: 'CRM',
    description: 'See who is on the line, and what they bought.',
    features: ['Caller details', 'Click to call', 'Call log'],
    popular: true,
  },
  {
    name: 'Dynamics 365',
    letters: 'D3',
    category: 'CRM',
    description: 'Calls and notes in the timeline of an account or a case.',
    features: ['Timeline entries', 'Click to call', 'Case opens with the call'],
    popular: false,
  },
  {
    name: 'Pipedrive',
    letters: 'Pi',
    category: 'CRM',
    description: 'A call made from a deal is logged to that deal, and moves its next activity.',
    features: ['Call log on deals', 'Next activity', 'Click to call'],
    popular: false,
  },
  {
    name: 'Freshdesk',
    letters: 'Fd',
    category: 'Help desk',
    description: 'Callers are matched to their open tickets, so nobody asks for a number twice.',
    features: ['Ticket matching', 'Notes after the call', 'Agent status'],
    popular: false,
  },
  {
    name: 'Jira',
    letters: 'Ji',
    category: 'Productivity',
    description: 'Report a fault by phone, and the issue includes the recording and the caller’s details.',
    features: ['Issue from a call', 'Recording link', 'Comment by voicemail'],
    popular: false,
  },
  {
    name: 'Zapier',
    letters: 'Za',
    category: 'Automation',
    description: 'Start a workflow when a call ends, a message arrives or a contact is added.',
    features: ['Call triggers', 'Message triggers', 'Contact triggers'],
    popular: false,
  },
];
