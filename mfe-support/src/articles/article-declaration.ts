import { type PageDeclaration, trail } from '@site/remote-kit';
import type { Article } from './article.ts';
import { HELP_CENTER } from './article-link.ts';
import { articles } from './article-list.ts';

/**
 * Declares the page of an article. Reading needs no script, so its links to other articles are decided when the site
 * is composed, from the pages that are live then.
 */
export function articleDeclaration(article: Article): PageDeclaration {
  const { path, description, keywords } = article;
  const { title, teaser } = articles[path];
  return {
    path,
    meta: {
      title: `${title} | {brand}`,
      description,
      keywords,
      social: { title: `${title}: a {brand} guide`, description: teaser },
      jsonLd: [
        articleData(article),
        trail([
          { name: 'Help Center', path: HELP_CENTER },
          { name: title, path },
        ]),
      ],
    },
    sitemap: {
      title,
      category: 'Support',
      description: teaser,
      priority: 0.6,
      changeFrequency: 'Monthly',
      icon: 'book-open',
    },
    interactive: false,
    needsPages: true,
  };
}

const publisher = { '@type': 'Organization', name: '{brand}', url: '{origin}/' };

function articleData({ path, description, keywords, updated }: Article) {
  const { title, category, minutes } = articles[path];
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    keywords,
    articleSection: category,
    timeRequired: `PT${minutes}M`,
    dateModified: updated,
    inLanguage: 'en',
    author: publisher,
    publisher,
    mainEntityOfPage: `{origin}${path}`,
  };
}
