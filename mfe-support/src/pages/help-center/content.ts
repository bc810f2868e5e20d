import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import type { ArticlePath } from '../../articles/articles.ts';
import type { DocumentationId } from '../../documentation/documentation-list.ts';
import { answerTime, chatHours, codecs, meetingSizes, phoneHours } from '../../facts/facts.ts';
import { lessons } from './lesson-list.ts';

const search = {
  title: 'What are you setting up?',
  label: 'Search the help center',
  placeholder: 'Queues, Teams',
  button: 'Search',
  askedLabel: 'Often asked:',
  loading: 'Loading the search',
  failed: 'The search could not be loaded. The documentation is listed below.',
  results: 'Search results',
  askSupport: 'Ask support',
  partial: 'Policies, the API or rates could not be searched.',
  all: (found: number) => `Show all ${found}`,
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
  readTime: (minutes: number) => `${minutes}\u00a0min`,
  views: (count: string) => `${count} views`,
};

const documentationTitle = 'Documentation';
const readArticle = 'Read the article';

/** Below the search field: worded as questions of visitors. */
const oftenAsked: readonly { id: DocumentationId; title: string }[] = [
  { id: 'port-numbers', title: 'Port a number' },
  { id: 'add-users', title: 'Add a user' },
  { id: 'sip-trunk', title: 'Configure a SIP trunk' },
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

const lessonsHead = {
  title: 'Learn it step by step',
  lead: `${capitalizedCount(lessons.length)} lessons from the video training, with exercises in your own account.`,
};

/** Sign-in address of customers. */
const signIn = {
  title: 'Sign in',
  text: 'Every account has its own web address. It is in the email with your login details, and in each invitation.',
  ways: [
    { lead: 'In the apps:', text: 'enter your work email. The app finds the account that belongs to it.' },
    { lead: 'In the browser:', text: 'open your account’s address and bookmark it.' },
    {
      lead: 'Email not found?',
      text: 'Ask the administrator who invited you, or write to us from your work email.',
    },
  ],
  ask: 'Ask for your sign-in address',
};

const support = {
  title: 'Ask a person',
  chat: {
    title: 'Live chat',
    availability: chatHours,
    description:
      'In the app and in the admin portal, for everybody who is signed in. If you are signed out, send us a message.',
    action: 'Send a message',
  },
  phone: {
    title: 'Phone',
    availability: phoneHours,
    description: 'For when calls fail.',
  },
  ticket: {
    title: 'Ticket',
    availability: `Reply within ${answerTime}`,
    description: 'A written answer. We ask for logs when we need them.',
    action: 'Open a ticket',
  },
};

export const content = {
  search,
  guides,
  guidesTitle,
  guideMeta,
  documentationTitle,
  readArticle,
  oftenAsked,
  answersTitle,
  answers,
  lessonsHead,
  signIn,
  support,
  lessons,
} as const;
