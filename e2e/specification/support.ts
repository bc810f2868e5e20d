import { type ArticlePath, articles } from '../../mfe-support/src/articles/article-list.ts';
import { endpoints, events } from '../../mfe-support/src/pages/api-docs/content.ts';
import * as help from '../../mfe-support/src/pages/help-center/content.ts';
import * as status from '../../mfe-support/src/pages/system-status/content.ts';
import type { Demand } from './demand.ts';

/** A help article, with its reading time where the specification gives one. */
const article = (path: ArticlePath, minutes?: number): Demand => ({
  category: 'Support',
  ...(minutes && { facts: { 'minutes to read': [articles[path].minutes, minutes] } }),
  links: ['/help-center', '/signup'],
});

export const support = {
  '/resources': 'awaited',
  '/api-docs': { words: [...endpoints, ...events, 'Bearer', 'v1'] },
  '/help-center': {
    category: 'Support',
    priority: 0.7,
    facts: {
      guides: [help.guides.length, 3],
      'titles in each category of documentation': [
        help.documentation.map(({ titles }) => titles.length),
        Array(6).fill(4),
      ],
      'entries of the knowledge base': [help.answers.length, 8],
      'support channels': [[help.support.chat, help.support.phone, help.support.ticket].length, 3],
    },
    words: ['Search', 'Live chat', '24/7', 'Mon–Fri 9AM–6PM GST', 'within 24 hours'],
    links: ['/training'],
  },
  '/system-status': {
    category: 'Support',
    facts: {
      tiles: [status.summary.length, 4],
      services: [status.services.length, 8],
      regions: [status.regions.length, 4],
      incidents: [status.incidents.length, 3],
      'all operational': [
        [...new Set([...status.services, ...status.regions].map((row) => row.status))],
        ['operational'],
      ],
    },
    words: ['All Systems Operational', 'GST', 'Subscribe to Updates'],
    links: ['/signup'],
  },
  '/training': 'awaited',
  '/community': 'awaited',
  '/articles/ucaas-migration-guide': 'awaited',
  '/articles/sip-trunking-configuration': article('/articles/sip-trunking-configuration', 8),
  '/articles/microsoft-teams-integration': article('/articles/microsoft-teams-integration', 10),
  '/articles/multi-site-deployment': article('/articles/multi-site-deployment', 14),
  '/articles/network-optimization': article('/articles/network-optimization'),
  '/articles/call-analytics': article('/articles/call-analytics'),
  '/articles/hipaa-compliance': article('/articles/hipaa-compliance'),
  '/articles/business-continuity': article('/articles/business-continuity'),
} satisfies Record<string, Demand | 'awaited'>;
