import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

export const cookiePolicy: PageDeclaration = {
  path: '/cookie-policy',
  meta: {
    title: 'Cookie Policy: four types, your choice | {brand}',
    description:
      'This website sets no cookies today. Read about essential, analytics, functional and marketing cookies, how long each is kept, and switch the optional ones on or off.',
    keywords: ['cookie policy', 'cookie preferences', 'cookie settings', 'consent', 'third-party services'],
    social: {
      title: 'Cookie Policy',
      description: 'No cookies today. Four types, how long each would be kept, and a switch for every optional one.',
    },
    jsonLd: [breadcrumbs('Cookie Policy', '/cookie-policy')],
  },
  sitemap: {
    title: 'Cookie Policy',
    category: 'Legal',
    description: 'Types of cookies, third-party services and your choice',
    priority: 0.3,
    changeFrequency: 'Yearly',
    icon: 'file-text',
  },
  navigation: [{ group: 'legal', label: 'Cookie Policy', order: 30 }],
};
