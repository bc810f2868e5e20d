import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../facts/facts.ts';
import { lowestPrice } from '../../plans/plan-figures.ts';
import { planNames } from '../../plans/plan-lists.ts';
import { plans } from '../../plans/plans.ts';
import { yearlySaving } from '../../plans/yearly-saving.ts';
import { content } from './content.ts';
import { offers } from './plan-offers.ts';

const unit = {
  unitText: 'user per month',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
};

const structuredOffers = offers.map(({ name, description, monthlyPrice, yearlyPrice }) => ({
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
    title: `Pricing: ${countInWords(plans.length)} plans from $${lowestPrice} per user | {brand}`,
    description: `${capitalizedCount(plans.length)} plans from $${lowestPrice} per user per month: phone, video, messaging and files. ${facts.trialDays}-day trial, no credit card, ${yearlySaving(plans)}% less when paid by the year.`,
    keywords: [
      'business phone pricing',
      'UCaaS plans',
      'cloud phone cost',
      'video meeting plans',
      'per user per month',
    ],
    social: {
      title: 'One price per user',
      description: `${planNames}, with every feature compared line by line. Try any plan for ${facts.trialDays} days.`,
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: '{brand}',
        description: 'Cloud phone, HD video, team messaging and file sharing for business.',
        brand: { '@type': 'Brand', name: '{brand}' },
        url: '{origin}/pricing',
        offers: structuredOffers,
      },
      breadcrumbs('Pricing', '/pricing'),
    ],
  },
  hydrateOnTouch: true,
  sitemap: {
    title: 'Pricing',
    category: 'Core',
    description: `${capitalizedCount(plans.length)} plans, ${countInWords(content.addOns.length)} add-ons and the full comparison`,
    priority: 0.9,
    changeFrequency: 'Weekly',
    icon: 'tag',
  },
  navigation: [
    { group: 'header', label: 'Pricing', order: 30 },
    { group: 'product', label: 'Pricing', order: 20 },
  ],
};
