import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { categories } from './content.ts';

const path = '/features';
const title = 'Features';

export const features: PageDeclaration = {
  path,
  interactive: false,
  meta: {
    title: 'Features: calling, meetings, teamwork and control | {brand}',
    description:
      'All twelve features in four groups: cloud phone, routing, recording, HD video, screen sharing, webinars, messaging, files, search, integrations, analytics and security.',
    keywords: [
      'business phone features',
      'UCaaS features',
      'call routing',
      'HD video',
      'team messaging',
      'call analytics',
    ],
    social: {
      title: 'Twelve stops on one line',
      description: 'Calling, meetings, teamwork and control: what the app can do, group by group.',
    },
    jsonLd: [
      breadcrumbs(title, path),
      {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: '{brand}',
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: `{origin}${path}`,
        featureList: categories.flatMap(({ features: three }) => three.map((feature) => feature.title)),
      },
    ],
  },
  sitemap: {
    title,
    category: 'Product',
    description: 'Twelve features for calling, meetings, teamwork and control',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'table',
  },
};
