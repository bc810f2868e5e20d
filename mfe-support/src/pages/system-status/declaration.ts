import { type PageDeclaration, trail } from '@site/remote-kit';

export const systemStatus: PageDeclaration = {
  path: '/system-status',
  meta: {
    title: 'System status | {brand}',
    description:
      'Current state of {brand} services: calls, video, messaging, files, SIP trunks and API, with uptime over 90 days, latency by region and recent incidents.',
    keywords: ['system status', 'service status', 'uptime', 'incidents', 'latency by region'],
    social: {
      title: '{brand} system status',
      description: 'Eight services, four regions, and the last three incidents.',
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
};
