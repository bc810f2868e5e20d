import { contactPath } from '@site/contracts';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { type Article, type ArticlePath, articles } from '../../articles/articles.ts';
import { certifications, courses } from '../../courses/course-list.ts';
import { documentation } from '../../documentation/documentation-list.ts';
import { answerTime, certificateYears } from '../../facts/facts.ts';

const totalMinutes = articles.reduce((sum, { minutes }) => sum + minutes, 0);
const tasks = documentation.reduce((sum, { titles }) => sum + titles.length, 0);

const hero = {
  title: 'Read before you switch',
  lead: 'Blog, case studies, guides and eBooks for people who choose, install and run business phones: figures, tables and configuration, with no form to fill in first.',
  figures: [
    { value: `${articles.length}`, label: 'articles, free to read' },
    { value: `${totalMinutes} min`, label: 'to read them all' },
    { value: `${tasks}`, label: 'setup tasks in the help center' },
  ],
};

export interface Featured {
  category: 'Guide' | 'Case study' | 'Blog';
  title: string;
  text: string;
  /** Target of Read More. */
  article: ArticlePath;
}

const featuredTitle = 'Three to start with';

const featured: readonly [Featured, Featured, Featured] = [
  {
    category: 'Guide',
    title: 'Leave the old PBX without losing a call',
    text: 'What to count before you order, whom to move first, when to port the numbers, and how to go back if the first morning goes wrong.',
    article: '/articles/ucaas-migration-guide',
  },
  {
    category: 'Case study',
    title: 'Twelve offices, one phone system',
    text: 'A worked example: fifteen weeks from the start of the survey to the head office, with the numbering plan and the cutover day.',
    article: '/articles/multi-site-deployment',
  },
  {
    category: 'Blog',
    title: 'Your speed test says nothing about calls',
    text: 'Latency, jitter, loss and what people hear. Where the delay is spent, and the two parts you can win back.',
    article: '/articles/network-optimization',
  },
];

const words = {
  read: 'Read More',
  readingTime: (minutes: number) => `${minutes} min read`,
};

const index = {
  title: 'All articles',
  lead: 'Shortest first, with reading times.',
  line: ({ minutes, teaser }: Article) => `${minutes} min · ${teaser}`,
};

const shortestFirst = articles.toSorted((a, b) => a.minutes - b.minutes);

const books = {
  title: 'eBooks',
  lead: (count: number) => `${capitalizedCount(count)} of these articles as PDFs, to keep, print and pass around.`,
  line: ({ minutes, teaser }: Article) => `${teaser} ${minutes}\u00a0min read.`,
  mark: 'PDF',
  download: 'Download',
};

const elsewhere = {
  title: 'Other ways to learn',
  items: [
    {
      mark: 'Look it up',
      title: 'Help center',
      text: 'Search the documentation, short answers and all articles at once, or ask a person.',
      href: '/help-center',
      action: 'Open the help center',
    },
    {
      mark: 'Build',
      title: 'API documentation',
      text: 'REST endpoints, webhooks and authentication, with samples to copy.',
      href: '/api-docs',
      action: 'Read the API docs',
    },
    {
      mark: 'Take a course',
      title: 'Training',
      text: `${capitalizedCount(courses.length)} courses, from beginner to developer, and ${countInWords(certifications.length)} certifications that are valid for ${certificateYears} years.`,
      href: '/training',
      action: 'See the courses',
    },
  ],
};

const closing = {
  title: 'Try what you have read',
  text: `The trial needs no credit card. Questions are answered within ${answerTime}.`,
  actions: [
    { label: 'Start Free Trial', href: '/signup' },
    { label: 'Ask a question', href: contactPath('ticket') },
  ],
};

export const content = {
  hero,
  featuredTitle,
  featured,
  words,
  index,
  shortestFirst,
  books,
  elsewhere,
  closing,
} as const;
