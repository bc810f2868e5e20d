import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';

const { featured } = content;

export const resources: PageDeclaration = {
  path: '/resources',
  interactive: false,
  needsPages: true,
  meta: {
    title: 'Resources: blog, case studies and guides | {brand}',
    description:
      'Articles on moving from a PBX, running phones in many offices and tuning a network for voice, plus links to the help center, API documentation and training.',
    keywords: ['business phone guides', 'VoIP blog', 'UCaaS case study', 'SIP articles', 'VoIP resources'],
    social: {
      title: 'Read before you switch: {brand} resources',
      description: 'Guides, case studies and articles about business phones, with figures and configuration.',
    },
    jsonLd: [
      breadcrumbs('Resources', '/resources'),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: featured.map(({ title, article }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: `{origin}${article}`,
        })),
      },
    ],
  },
  sitemap: {
    title: 'Resources',
    category: 'Resources',
    description: 'Blog and articles, case studies, guides and eBooks',
    priority: 0.8,
    changeFrequency: 'Weekly',
    icon: 'newspaper',
  },
  navigation: [
    {
      group: 'resources',
      label: 'Resources',
      order: 10,
      description: 'Blog and articles, case studies, guides and eBooks',
      icon: 'book-open',
    },
    { group: 'company', label: 'Blog', order: 50 },
  ],
};
