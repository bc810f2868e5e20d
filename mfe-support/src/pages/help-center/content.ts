import { type ArticlePath, articles } from '../../articles/article-list.ts';

export const search = {
  title: 'What are you setting up?',
  label: 'Search the help center',
  placeholder: 'SIP trunk, call queue, Teams',
  button: 'Search',
  askedLabel: 'Often asked:',
  loading: 'Loading the search',
  failed: 'The search could not be loaded. The documentation is listed below.',
  results: 'Search results',
  askSupport: 'Ask support',
  none: (query: string) => `No result for “${query}”. Try fewer words, or ask a person.`,
  count: (found: number, shown: number, query: string) => {
    const results = found === 1 ? '1 result' : `${found} results`;
    return found > shown ? `The best ${shown} of ${results} for “${query}”` : `${results} for “${query}”`;
  },
};

export interface Guide {
  article: ArticlePath;
  /** Readers so far. */
  views: string;
}

export const guides: readonly Guide[] = [
  { article: '/articles/ucaas-migration-guide', views: '4,180' },
  { article: '/articles/sip-trunking-configuration', views: '3,640' },
  { article: '/articles/microsoft-teams-integration', views: '2,975' },
];

export const guidesTitle = 'Featured guides';
export const guideMeta = {
  readTime: (article: ArticlePath) => `${articles[article].minutes} min`,
  views: (count: string) => `${count} views`,
};

/** A title of the documentation and, where one is written or planned, the article about it. */
export interface DocumentationTitle {
  readonly id: string;
  readonly title: string;
  readonly article?: ArticlePath;
}

export interface DocumentationCategory {
  readonly title: string;
  readonly icon: 'start' | 'calls' | 'video' | 'messages' | 'integrations' | 'admin';
  readonly titles: readonly DocumentationTitle[];
}

export const documentationTitle = 'Documentation';

/** Six categories of four titles each. A new article needs its path here and nothing else. */
export const documentation = [
  {
    title: 'Getting started',
    icon: 'start',
    titles: [
      { id: 'create-account', title: 'Create your account' },
      { id: 'add-users', title: 'Add users and numbers' },
      { id: 'port-numbers', title: 'Port your existing numbers', article: '/articles/ucaas-migration-guide' },
      { id: 'install-apps', title: 'Install the apps' },
    ],
  },
  {
    title: 'Calls and numbers',
    icon: 'calls',
    titles: [
      { id: 'business-hours', title: 'Set business hours' },
      { id: 'call-queue', title: 'Build a call queue' },
      { id: 'record-calls', title: 'Record calls and keep them' },
      { id: 'sip-trunk', title: 'Configure a SIP trunk', article: '/articles/sip-trunking-configuration' },
    ],
  },
  {
    title: 'Meetings and video',
    icon: 'video',
    titles: [
      { id: 'schedule-meeting', title: 'Schedule a meeting' },
      { id: 'share-screen', title: 'Share your screen' },
      { id: 'record-meeting', title: 'Record and share a meeting' },
      { id: 'video-quality', title: 'Improve video quality', article: '/articles/network-optimization' },
    ],
  },
  {
    title: 'Messages and files',
    icon: 'messages',
    titles: [
      { id: 'create-channel', title: 'Create a channel' },
      { id: 'share-file', title: 'Share a file with guests' },
      { id: 'search-messages', title: 'Search old messages' },
      { id: 'message-retention', title: 'Set message retention' },
    ],
  },
  {
    title: 'Integrations and API',
    icon: 'integrations',
    titles: [
      { id: 'connect-crm', title: 'Connect a CRM' },
      { id: 'connect-teams', title: 'Connect Microsoft Teams', article: '/articles/microsoft-teams-integration' },
      { id: 'api-key', title: 'Create an API key' },
      { id: 'webhooks', title: 'Receive webhooks' },
    ],
  },
  {
    title: 'Admin and security',
    icon: 'admin',
    titles: [
      { id: 'roles', title: 'Roles and permissions' },
      { id: 'single-sign-on', title: 'Single sign-on' },
      { id: 'audit-log', title: 'Read the audit log' },
      { id: 'invoices', title: 'Invoices and plans' },
    ],
  },
] as const satisfies readonly DocumentationCategory[];

export type DocumentationId = (typeof documentation)[number]['titles'][number]['id'];

/** Below the search field: words of its own, so that they read as questions of visitors. */
export const oftenAsked: readonly DocumentationTitle[] = [
  { id: 'port-numbers', title: 'Port a number', article: '/articles/ucaas-migration-guide' },
  { id: 'add-users', title: 'Add a user' },
  { id: 'sip-trunk', title: 'Configure a SIP trunk', article: '/articles/sip-trunking-configuration' },
];

export const answersTitle = 'Short answers';

/** The knowledge base. */
export const answers = [
  {
    question: 'Why does my caller ID show the wrong number?',
    answer: 'Check the outbound number of the user, then of the site. The user setting wins.',
  },
  {
    question: 'How much bandwidth does a call need?',
    answer: 'About 100 Kbps per call in each direction with G.711. Ten calls at once need 1 Mbps up and down.',
  },
  {
    question: 'Can I keep my current numbers?',
    answer: 'Yes. Start the transfer in Numbers; the old line keeps working until the change.',
  },
  {
    question: 'Which codecs are supported?',
    answer: 'G.711, G.722 and G.729. G.722 gives HD voice between your own phones.',
  },
  { question: 'How do I record a call?', answer: 'Press Record during a call, or switch on recording for a queue.' },
  { question: 'How many people can join a video call?', answer: '50, 250 or 500, depending on the plan.' },
  {
    question: 'What happens when the trial ends?',
    answer: 'Nothing is charged. Choose a plan to keep your numbers.',
  },
  {
    question: 'Where is my data stored?',
    answer: 'In the UAE, the EU or the US. An administrator chooses the region.',
  },
] as const;

export interface Recording {
  title: string;
  /** Minutes and seconds. */
  length: string;
  /** Colours of sky, sun and dune: names of palette tokens. */
  colours: { sky: string; sun: string; dune: string };
}

export const recordingsHead = {
  title: 'Watch it done',
  lead: 'Four short recordings from the training programme.',
  length: (length: string) => `${length} min`,
};

export const recordings: readonly Recording[] = [
  { title: 'Your first call', length: '2:10', colours: { sky: 'gulf-200', sun: 'sun-500', dune: 'gulf-600' } },
  { title: 'Build a call queue', length: '4:35', colours: { sky: 'sun-400', sun: 'sand-50', dune: 'ink-900' } },
  { title: 'Connect Microsoft Teams', length: '6:20', colours: { sky: 'ink-800', sun: 'sun-500', dune: 'ink-600' } },
  { title: 'Read the call reports', length: '5:05', colours: { sky: 'sand-200', sun: 'dusk-500', dune: 'gulf-700' } },
];

export const support = {
  title: 'Ask a person',
  chat: {
    title: 'Live chat',
    availability: '24/7',
    description: 'The fastest way for a short question.',
    action: 'Start a chat',
  },
  phone: {
    title: 'Phone',
    availability: 'Mon–Fri 9AM–6PM GST',
    description: 'For calls that do not work.',
  },
  ticket: {
    title: 'Ticket',
    availability: 'Reply within 24 hours',
    description: 'A written answer, with logs if you attach them.',
    action: 'Open a ticket',
  },
};
