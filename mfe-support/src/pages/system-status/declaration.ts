import { type PageDeclaration, trail } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { recentIncidents, regions, services } from './state-list.ts';

export const systemStatus: PageDeclaration = {
  path: '/system-status',
  meta: {
    title: 'System status | {brand}',
    description:
      'Current state of {brand} services: calls, video, messaging, files, SIP trunks and API, with uptime over 90 days, latency by region and recent incidents.',
    keywords: ['system status', 'service status', 'uptime', 'incidents', 'latency by region'],
    social: {
      title: '{brand} system status',
      description: `${capitalizedCount(services.length)} services, ${countInWords(regions.length)} regions, and the last ${countInWords(recentIncidents.length)} incidents.`,
    },
    jsonLd: [
      trail([
        { name: 'Home', path: '/' },
        { name: 'System Status', path: '/system-status' },
      ]),
    ],
  },
  sitemap: {
    title: 'System Status',
    category: 'Support',
    description: 'Services, regions and recent incidents',
    priority: 0.5,
    changeFrequency: 'Daily',
    icon: 'activity',
  },
  navigation: [{ group: 'support', label: 'System Status', order: 30 }],
  needsToday: true,
};
