import type { PageDeclaration } from '@site/remote-kit';

export const firstPage: PageDeclaration = {
  path: '/example-page',
  interactive: false,
  meta: {
    title: 'Example page | {brand}',
    description: 'What visitors find on the page “Example page”, in one sentence for search engines.',
    keywords: ['Example page'],
    social: {
      title: 'Example page, for those who share it',
      description: 'What makes people open the link to “Example page”.',
    },
  },
  sitemap: {
    title: 'Example page',
    category: 'Company',
    description: 'First page of the team example-team',
    priority: 0.5,
    changeFrequency: 'Monthly',
    icon: 'folder',
  },
};
