import { type PageDeclaration, trail } from '@site/remote-kit';

export const sitemap: PageDeclaration = {
  path: '/sitemap',
  needsPages: true,
  meta: {
    title: 'Sitemap: every page in one table | {brand}',
    description:
      'All pages of {brand} by category, with address, priority and update frequency, and the sitemap.xml and robots.txt that search engines read.',
    keywords: ['sitemap', 'site directory', 'all pages', 'sitemap.xml'],
    social: {
      title: 'Every page, in one table',
      description: 'Pages and files by category, with address, priority and update frequency.',
    },
    jsonLd: [
      trail([
        { name: 'Home', path: '/' },
        { name: 'Sitemap', path: '/sitemap' },
      ]),
    ],
  },
  sitemap: {
    title: 'Sitemap',
    category: 'Navigation',
    description: 'Directory of all pages with address, priority and update frequency',
    priority: 0.3,
    changeFrequency: 'Monthly',
    icon: 'map',
  },
  navigation: [{ group: 'legal', label: 'Sitemap', order: 40 }],
  hydrateOnTouch: true,
};
