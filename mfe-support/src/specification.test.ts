import path from 'node:path';
import { loadPages, type PageRequirements, testRequirements } from '@site/remote-kit/testing';
import { type ArticlePath, articleAt } from './articles/articles.ts';
import { documentation } from './documentation/documentation-list.ts';
import { content as community } from './pages/community/content.ts';
import { content as help } from './pages/help-center/content.ts';
import { content as resources } from './pages/resources/content.ts';
import { content as status } from './pages/system-status/content.ts';
import { content as training } from './pages/training/content.ts';
import remote from './remote.ts';

/** A help article, with its reading time where the specification gives one. */
const article = (articlePath: ArticlePath, minutes?: number): PageRequirements => ({
  category: 'Support',
  ...(minutes && { facts: { 'minutes to read': [articleAt(articlePath).minutes, minutes] } }),
  links: ['/help-center', '/signup'],
});

const specification: Record<string, PageRequirements> = {
  '/resources': {
    category: 'Resources',
    priority: 0.8,
    facts: { 'article cards': [resources.featured.length, 3] },
    texts: ['Read More', 'Blog', 'Case study', 'Guide'],
    links: resources.featured.map((card) => card.article),
  },
  '/api-docs': {
    texts: [
      ...['GET /api/calls', 'POST /api/calls', 'GET /api/contacts', 'POST /api/messages'],
      ...['call.started', 'call.ended', 'message.received', 'contact.created', 'Bearer', 'v1'],
    ],
  },
  '/help-center': {
    category: 'Support',
    priority: 0.7,
    facts: {
      guides: [help.guides.length, 3],
      'titles in each category of documentation': [documentation.map(({ titles }) => titles.length), Array(6).fill(4)],
      'entries of the knowledge base': [help.answers.length, 8],
      'support channels': [[help.support.chat, help.support.phone, help.support.ticket].length, 3],
    },
    texts: ['Search', 'Live chat', '24/7', 'Mon–Fri 9AM–6PM GST', 'within 24 hours'],
    links: ['/training'],
  },
  '/system-status': {
    category: 'Support',
    facts: {
      tiles: [status.summaryOn('2026-12-01').length, 4],
      services: [status.services.length, 8],
      regions: [status.regions.length, 4],
      incidents: [status.incidents.length, 3],
      'all operational': [
        [...new Set([...status.services, ...status.regions].map((row) => row.status))],
        ['operational'],
      ],
    },
    texts: ['All Systems Operational', 'GST', 'Subscribe to Updates'],
    links: ['/signup'],
  },
  '/training': {
    category: 'Support',
    facts: {
      courses: [
        training.courses.map(({ level, duration }) => [level, duration]),
        [
          ['Beginner', 2],
          ['Intermediate', 3],
          ['Advanced', 4],
          ['Developer', 6],
        ],
      ],
      formats: [Object.keys(training.formats).length, 3],
      'years for which its certifications are valid': [
        training.certifications.map(({ validity }) => validity),
        [2, 2, 2],
      ],
      'free resources': [training.resources.length, 4],
    },
    texts: [training.closing.actions[0].label, 'opens in a new tab'],
    links: ['/signup', '/resources', '/contact'],
  },
  '/community': {
    category: 'Support',
    facts: {
      'ways to connect': [Object.keys(community.ways).length, 4],
      'upcoming events': [community.events.map(({ type }) => type), ['Webinar', 'In-Person', 'Workshop', 'Panel']],
      spotlights: [community.spotlights.length, 3],
      ambassadors: [community.ambassadors.length, 3],
    },
    texts: ['Register', ...community.stats.items.map(({ value }) => value)],
    links: ['/signup', '/resources', '/contact'],
  },
  '/articles/ucaas-migration-guide': article('/articles/ucaas-migration-guide', 12),
  '/articles/sip-trunking-configuration': article('/articles/sip-trunking-configuration', 8),
  '/articles/microsoft-teams-integration': article('/articles/microsoft-teams-integration', 10),
  '/articles/multi-site-deployment': article('/articles/multi-site-deployment', 14),
  '/articles/network-optimization': article('/articles/network-optimization'),
  '/articles/call-analytics': article('/articles/call-analytics'),
  '/articles/hipaa-compliance': article('/articles/hipaa-compliance'),
  '/articles/business-continuity': article('/articles/business-continuity'),
};

testRequirements(await loadPages(remote, path.join(import.meta.dirname, 'pages')), specification);
