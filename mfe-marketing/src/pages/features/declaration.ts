import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { featureCategories, featureTitles } from '../../features/feature-categories.ts';

const path = '/features';
const title = 'Features';

export const features: PageDeclaration = {
  path,
  interactive: false,
  meta: {
    title: 'Features: calling, meetings, teamwork and control | {brand}',
    description: `All ${countInWords(featureTitles.length)} features in ${countInWords(featureCategories.length)} groups: cloud phone, routing, recording, HD video, screen sharing, webinars, messaging, files, search, integrations, analytics and security.`,
    keywords: [
      'business phone features',
      'UCaaS features',
      'call routing',
      'HD video',
      'team messaging',
      'call analytics',
    ],
    social: {
      title: `${capitalizedCount(featureTitles.length)} stops on one line`,
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
        featureList: featureTitles,
      },
    ],
  },
  sitemap: {
    title,
    category: 'Product',
    description: `${capitalizedCount(featureTitles.length)} features for calling, meetings, teamwork and control`,
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'table',
  },
  navigation: [{ group: 'product', label: 'Features', order: 10 }],
};
