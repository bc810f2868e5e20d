import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { content } from './content.ts';
import { jobPosting } from './job-posting.ts';
import { type Job, jobs } from './open-positions.ts';

const departments = [...new Set(jobs.map(({ department }: Job) => department))];

export const careers: PageDeclaration = {
  path: '/careers',
  interactive: false,
  meta: {
    title: `Careers: ${countInWords(jobs.length)} open positions in Dubai and remote | {brand}`,
    description: `Open positions in ${departments.slice(0, -1).join(', ')} and ${departments.at(-1)}: what you would do, what you need, what you get, and how we hire.`,
    keywords: ['careers', 'jobs in Dubai', 'voice engineer job', 'VoIP jobs', 'remote telecom jobs'],
    social: {
      title: `${capitalizedCount(jobs.length)} open positions, in Dubai and remote`,
      description: `Build the calls, the meetings and the network behind them. ${capitalizedCount(content.hiringSteps.length)} steps from letter to offer.`,
    },
    jsonLd: [...jobs.map(jobPosting), breadcrumbs('Careers', '/careers')],
  },
  sitemap: {
    title: 'Careers',
    category: 'Company',
    description: `${capitalizedCount(jobs.length)} open positions, benefits and how we hire`,
    priority: 0.7,
    changeFrequency: 'Weekly',
    icon: 'briefcase',
  },
  navigation: [{ group: 'company', label: 'Careers', order: 20 }],
};
