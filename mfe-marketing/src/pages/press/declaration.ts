import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { companyYears } from '../../company/milestones.ts';
import * as facts from '../../facts/facts.ts';
import { type PressRelease, releases } from './releases.ts';

const organization = { '@type': 'Organization', '@id': '{origin}/#organization', name: '{brand}', url: '{origin}/' };

const newsArticle = ({ date, title, excerpt, category, text }: PressRelease) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: excerpt,
  articleSection: category,
  articleBody: text('{brand}').join('\n\n'),
  datePublished: date,
  inLanguage: 'en',
  author: organization,
  publisher: organization,
  mainEntityOfPage: '{origin}/press',
});

export const press: PageDeclaration = {
  path: '/press',
  interactive: false,
  meta: {
    title: 'Press and Media Center: releases, facts, pictures | {brand}',
    description: `Press releases in full, awards, milestones from ${companyYears}, and a press kit with logo, screenshots, portraits and fact sheet to download.`,
    keywords: ['press releases', 'media kit', 'company news', 'logo download', 'fact sheet', 'media inquiries'],
    social: {
      title: 'Releases, facts and pictures for journalists',
      description: `One press kit with logo, screenshots, portraits and a fact sheet. Inquiries are answered within ${facts.answerTime}.`,
    },
    jsonLd: [...releases.map(newsArticle), breadcrumbs('Press', '/press')],
  },
  sitemap: {
    title: 'Press',
    category: 'Company',
    description: 'Press releases, press kit, awards and milestones',
    priority: 0.6,
    changeFrequency: 'Weekly',
    icon: 'newspaper',
  },
  navigation: [{ group: 'company', label: 'Press', order: 30 }],
};
