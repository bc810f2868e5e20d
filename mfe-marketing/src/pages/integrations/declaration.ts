import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../facts/facts.ts';
import { integrations } from '../../integrations/integration-list.ts';

const path = '/integrations';
const title = 'Integrations';
const named = ['Salesforce', 'HubSpot', 'Teams', 'Slack', 'Zendesk'];

export const integrationsPage: PageDeclaration = {
  path,
  meta: {
    title: 'Integrations: CRM, help desk, Teams, Slack | {brand}',
    description: `${named.join(', ')} and ${countInWords(integrations.length - named.length)} more, built by us, of ${facts.integrations} integrations: callers known before you answer, calls logged automatically.`,
    keywords: ['CRM phone integration', 'Salesforce calls', 'HubSpot click to call', 'Teams calling', 'call logging'],
    social: {
      title: 'Your tools, on the call',
      description: `${capitalizedCount(integrations.length)} integrations with the CRM, help desk and chat you work in, and an API for the rest.`,
    },
    jsonLd: [breadcrumbs(title, path)],
  },
  sitemap: {
    title,
    category: 'Product',
    description: `${capitalizedCount(integrations.length)} tools that connect to your calls, and how to add your own`,
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'plug',
  },
  navigation: [{ group: 'product', label: 'Integrations', order: 30 }],
  interactive: false,
};
