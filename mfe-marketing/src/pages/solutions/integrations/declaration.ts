import * as facts from '../../../facts/facts.ts';
import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const integrationsSolution = solutionDeclaration({
  name: 'Integrations',
  path: '/solutions/integrations',
  title: `Connect calls to ${facts.integrations} apps with one-click OAuth | {brand}`,
  description: `Connect the CRM, help desk and calendar to your phone system: ${facts.integrations} apps, one-click OAuth, custom workflows of three choices, analytics, and an API for the rest.`,
  keywords: [
    'phone integrations',
    'CRM integration',
    'one-click OAuth',
    'workflow automation',
    'call analytics',
    'webhooks',
  ],
  social: {
    title: `One line into ${facts.integrations} apps`,
    description: 'One-click OAuth, workflows of three choices, and call analytics next to deals and tickets.',
  },
  summary: `${facts.integrations} apps, one-click OAuth, custom workflows and analytics`,
  icon: 'plug',
  menu: { order: 60, line: `${facts.integrations} apps, connected with one click` },
});
