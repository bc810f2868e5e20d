import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { plans } from './content.ts';

const unit = {
  unitText: 'user per month',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
};

const offers = plans.map(({ name, description, monthlyPrice, yearlyPrice }) => ({
  '@type': 'Offer',
  name,
  description,
  url: '{origin}/pricing',
  priceCurrency: 'USD',
  price: monthlyPrice,
  availability: 'https://schema.org/OnlineOnly',
  priceSpecification: [
    { name: 'Monthly', price: monthlyPrice },
    { name: 'Yearly', price: yearlyPrice },
  ].map((period) => ({ '@type': 'UnitPriceSpecification', ...period, ...unit, priceCurrency: 'USD' })),
}));

export const pricing: PageDeclaration = {
  path: '/pricing',
  meta: {
    title: 'Pricing: three plans from $12 per user | {brand}',
    description:
      'Three plans from $12 per user per month: phone, video, messaging and files. 14-day trial, no credit card, 20% less when paid by the year.',
    keywords: [
      'business phone pricing',
      'UCaaS plans',
      'cloud phone cost',
      'video meeting plans',
      'per user per month',
    ],
    social: {
      title: 'One price per user',
      description: 'Starter, Business and Scale, with every feature compared line by line. Try any plan for 14 days.',
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: '{brand}',
        description: 'Cloud phone, HD video, team messaging and file sharing for business.',
        brand: { '@type': 'Brand', name: '{brand}' },
        url: '{origin}/pricing',
        offers,
      },
      breadcrumbs('Pricing', '/pricing'),
    ],
  },
  sitemap: {
    title: 'Pricing',
    category: 'Core',
    description: 'Three plans, three add-ons and the full comparison',
    priority: 0.9,
    changeFrequency: 'Weekly',
    icon: 'tag',
  },
};
