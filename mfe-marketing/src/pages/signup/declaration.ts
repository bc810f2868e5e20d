import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import * as facts from '../../facts/facts.ts';

export const signup: PageDeclaration = {
  path: '/signup',
  meta: {
    title: 'Start your free trial | {brand}',
    description: `Phone, video, messaging and files for your whole team. Set up in ${facts.announcedSetupMinutes} minutes, ${facts.trialDays} days free, no credit card required.`,
    keywords: ['free trial', 'business phone trial', 'sign up', 'cloud phone account', 'UCaaS trial'],
    social: {
      title: `Try {brand} for ${facts.trialDays} days`,
      description: `The whole product for your whole team. No credit card, set up in ${facts.announcedSetupMinutes} minutes.`,
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Start your free trial',
        url: '{origin}/signup',
        mainEntity: {
          '@type': 'Offer',
          name: `${facts.trialDays}-day free trial`,
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
    description: `${facts.trialDays} days with every feature, without a credit card`,
    priority: 0.9,
    changeFrequency: 'Monthly',
    icon: 'user-plus',
  },
  hydrateOnTouch: true,
};
