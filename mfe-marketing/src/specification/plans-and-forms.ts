import type { PageRequirements } from '@site/remote-kit/testing';
import * as facts from '../facts/facts.ts';
import { content as home } from '../pages/home/content.ts';
import { content as pricing } from '../pages/pricing/content.ts';
import { content as signup } from '../pages/signup/content.ts';
import { content as sitemap } from '../pages/sitemap/content.ts';
import { plans } from '../plans/plans.ts';

const { title: _title, lead: _lead, ...homeFeatures } = home.features;

/** Pages with a trial, contact or quote form. */
export const plansAndForms = {
  '/': {
    category: 'Core',
    priority: 1,
    facts: {
      'feature cards': [Object.keys(homeFeatures).length, 6],
      'CRM tiles': [home.reach.crms.length, 4],
    },
    texts: [
      ...['Start Free Trial', 'Watch Demo'],
      ...['30-day free trial', 'No setup fees', 'Enterprise ready', '99.9% uptime'],
      ...['10,000+', '99.99%', '150+', '500M+', '24/7'],
    ],
    links: ['/signup'],
  },
  '/pricing': {
    category: 'Core',
    priority: 0.9,
    facts: {
      plans: [
        plans.map(({ name, monthlyPrice, yearlyPrice }) => [name, monthlyPrice, yearlyPrice]),
        [
          ['Starter', 15, 12],
          ['Business', 25, 20],
          ['Scale', 40, 32],
        ],
      ],
      'most popular plan': [plans.filter(({ popular }) => popular).map(({ name }) => name), ['Business']],
      'add-ons': [pricing.addOns.map(({ price }) => price), ['from $0.02/min', '$5/month', '$10/month']],
    },
    texts: [
      ...['Monthly', 'Yearly', 'Save 20% annually', 'Most Popular', '14 days, no credit card', '200+ countries'],
      ...['50', '250', '500', '99.9%', 'Talk to a pricing expert', 'Mon–Fri 9AM–6PM EST'],
      ...['CX 1', 'Business', 'Enterprise', 'Custom Solution'],
    ],
    links: ['/signup', '/help-center', '/careers', '/contact'],
  },
  '/contact': {
    category: 'Core',
    priority: 0.8,
    texts: [
      ...['within 24 hours', 'Mon–Fri 9AM–6PM EST'],
      ...['1-10 employees', '11-50 employees', '51-200 employees', '200+ employees'],
    ],
  },
  '/signup': {
    category: 'Core',
    priority: 0.9,
    facts: {
      'minutes of setup in search results': [facts.announcedSetupMinutes, 5],
      'feature tiles': [Object.keys(signup.tools).length, 4],
      plans: [
        signup.plans.map(({ name, price, description }) => [name, price, description]),
        [
          ['Starter', '$15', 'Up to 5 users'],
          ['Professional', '$25', 'Up to 25 users'],
          ['Enterprise', 'Custom', 'Unlimited users'],
        ],
      ],
      'most popular plan': [signup.plans.filter(({ popular }) => popular).map(({ name }) => name), ['Professional']],
    },
    texts: [
      ...['14-day free trial', 'No credit card', 'Set up in under 2 minutes', 'Schedule Demo'],
      ...['1-10', '11-50', '51-200', '201-500', '500+'],
    ],
    links: ['/contact', '/terms-of-service', '/privacy-policy'],
  },
  '/sitemap': {
    category: 'Navigation',
    priority: 0.3,
    facts: { files: [sitemap.files.map(({ href }) => href), ['/sitemap.xml', '/robots.txt']] },
    texts: [
      ...['last updated January 19, 2025', 'Fetch All Pages'],
      ...['Title', 'URL', 'Category', 'Description', 'Priority', 'Update frequency'],
    ],
    links: ['/sitemap.xml', '/robots.txt'],
  },
} satisfies Record<string, PageRequirements>;
