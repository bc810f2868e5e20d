import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import type { ArticlePath } from '../../articles/articles.ts';
import type { DocumentationTitle } from '../../documentation/documentation-list.ts';
import { answerTime, chatHours, codecs, meetingSizes, phoneHours } from '../../facts/facts.ts';
import { recordings } from './recording-list.ts';

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
    answer: `${codecs}. G.722 gives HD voice between your own phones.`,
  },
  { question: 'How do I record a call?', answer: 'Press Record during a call, or switch on recording for a queue.' },
  { question: 'How many people can join a video call?', answer: `${meetingSizes}, depending on the plan.` },
  {
    question: 'What happens when the trial ends?',
    answer: 'Nothing is charged. Choose a plan to keep your numbers.',
  },
  {
    question: 'Where is my data stored?',
    answer: 'In the UAE, the EU or the US. An administrator chooses the region.',
  },
] as const;

const recordingsHead = {
  title: 'Watch it done',
  lead: `${capitalizedCount(recordings.length)} short recordings from the training programme.`,
  length: (length: string) => `${length} min`,
};

const support = {
  title: 'Ask a person',
  chat: {
    title: 'Live chat',
    availability: chatHours,
    description: 'The fastest way for a short question.',
    action: 'Start a chat',
  },
  phone: {
    title: 'Phone',
    availability: phoneHours,
    description: 'For calls that do not work.',
  },
  ticket: {
    title: 'Ticket',
    availability: `Reply within ${answerTime}`,
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
  support,
  recordings,
} as const;
