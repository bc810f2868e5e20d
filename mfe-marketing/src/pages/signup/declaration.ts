import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

export const signup: PageDeclaration = {
  path: '/signup',
  meta: {
    title: 'Start your free trial | {brand}',
    description:
      'Phone, video, messaging and files for your whole team. Set up in 5 minutes, 14 days free, no credit card required.',
    keywords: ['free trial', 'business phone trial', 'sign up', 'cloud phone account', 'UCaaS trial'],
    social: {
      title: 'Try {brand} for 14 days',
      description: 'The whole product for your whole team. No credit card, set up in 5 minutes.',
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Start your free trial',
        url: '{origin}/signup',
        mainEntity: {
          '@type': 'Offer',
          name: '14-day free trial',
          price: 0,
          priceCurrency: 'USD',
          url: '{origin}/signup',
          itemOffered: { '@type': 'Product', name: '{brand}', url: '{origin}/pricing' },
        },
      },
      breadcrumbs('Free Trial', '/signup'),
    ],
  },
  sitemap: {
    title: 'Free Trial',
    category: 'Core',
    description: '14 days with every feature, without a credit card',
    priority: 0.9,
    changeFrequency: 'Monthly',
    icon: 'user-plus',
  },
};
