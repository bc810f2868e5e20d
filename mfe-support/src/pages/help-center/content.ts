import type { ArticlePath } from '../../articles/articles.ts';
import type { DocumentationTitle } from '../../documentation/documentation-list.ts';

const search = {
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

const guides: readonly Guide[] = [
  { article: '/articles/ucaas-migration-guide', views: '4,180' },
  { article: '/articles/sip-trunking-configuration', views: '3,640' },
  { article: '/articles/microsoft-teams-integration', views: '2,975' },
];

const guidesTitle = 'Featured guides';
const guideMeta = {
  readTime: (minutes: number) => `${minutes} min`,
  views: (count: string) => `${count} views`,
};

const documentationTitle = 'Documentation';

/** Below the search field: words of its own, so that they read as questions of visitors. */
const oftenAsked: readonly DocumentationTitle[] = [
  { id: 'port-numbers', title: 'Port a number', article: '/articles/ucaas-migration-guide' },
  { id: 'add-users', title: 'Add a user' },
  { id: 'sip-trunk', title: 'Configure a SIP trunk', article: '/articles/sip-trunking-configuration' },
];

const answersTitle = 'Short answers';

/** The knowledge base. */
const answers = [
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

const recordingsHead = {
  title: 'Watch it done',
  lead: 'Four short recordings from the training programme.',
  length: (length: string) => `${length} min`,
};

const recordings: readonly Recording[] = [
  { title: 'Your first call', length: '2:10', colours: { sky: 'gulf-200', sun: 'sun-500', dune: 'gulf-600' } },
  { title: 'Build a call queue', length: '4:35', colours: { sky: 'sun-400', sun: 'sand-50', dune: 'ink-900' } },
  { title: 'Connect Microsoft Teams', length: '6:20', colours: { sky: 'ink-800', sun: 'sun-500', dune: 'ink-600' } },
  { title: 'Read the call reports', length: '5:05', colours: { sky: 'sand-200', sun: 'dusk-500', dune: 'gulf-700' } },
];

const support = {
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

export const content = {
  search,
  guides,
  guidesTitle,
  guideMeta,
  documentationTitle,
  oftenAsked,
  answersTitle,
  answers,
  recordingsHead,
  recordings,
  support,
} as const;
