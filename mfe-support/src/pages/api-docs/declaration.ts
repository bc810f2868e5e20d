import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

const path = '/api-docs';
const title = 'API Documentation';

export const apiDocs: PageDeclaration = {
  path,
  meta: {
    title: 'API documentation: REST, webhooks, samples | {brand}',
    description:
      'REST API and webhooks for calls, contacts and messages: bearer keys, paging, retries, signed events, with samples in curl, JavaScript and Python.',
    keywords: ['voice API', 'telephony API', 'REST API', 'webhooks', 'call events', 'bearer key', 'code samples'],
    social: {
      title: 'Calls, contacts and messages by API',
      description: 'Four requests, four events, samples in curl, JavaScript and Python.',
    },
    jsonLd: [
      breadcrumbs(title, path),
      {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: title,
        about: 'REST API and webhooks',
        inLanguage: 'en',
        author: { '@type': 'Organization', name: '{brand}', url: '{origin}/' },
        mainEntityOfPage: `{origin}${path}`,
      },
    ],
  },
  hydrateOnTouch: true,
  sitemap: {
    title,
    category: 'Resources',
    description: 'REST requests, webhooks, authentication and code samples',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'code',
  },
  navigation: [
    {
      group: 'resources',
      label: 'API Docs',
      order: 30,
      description: 'REST endpoints, webhooks, code samples',
      icon: 'code-xml',
    },
    { group: 'product', label: 'API Docs', order: 50 },
  ],
};
