import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

const path = '/integrations';
const title = 'Integrations';

export const integrationsPage: PageDeclaration = {
  path,
  meta: {
    title: 'Integrations: CRM, help desk, Teams, Slack | {brand}',
    description:
      'Salesforce, HubSpot, Teams, Slack, Zendesk and seven more, built by us, of 500+ integrations: callers known before you answer, calls logged by themselves.',
    keywords: ['CRM phone integration', 'Salesforce calls', 'HubSpot click to call', 'Teams calling', 'call logging'],
    social: {
      title: 'Your tools, on the call',
      description: 'Twelve integrations with the CRM, help desk and chat you work in, and an API for the rest.',
    },
    jsonLd: [breadcrumbs(title, path)],
  },
  sitemap: {
    title,
    category: 'Product',
    description: 'Twelve tools that know your calls, and how to add your own',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'plug',
  },
  interactive: false,
};
