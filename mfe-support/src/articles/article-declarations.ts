import { type PageDeclaration, trail } from '@site/remote-kit';
import type { ArticleFrontMatter } from '../pages/articles/front-matter.ts';
import { HELP_CENTER } from './article-link.ts';
import { type Article, articleAt, pathOfFile } from './articles.ts';
import { authors } from './authors.ts';

const frontMatters = import.meta.glob<ArticleFrontMatter>('../pages/articles/*/article.md', {
  query: '?frontmatter',
  import: 'frontmatter',
  eager: true,
});

const publisher = { '@type': 'Organization', name: '{brand}', url: '{origin}/' };

type DeclaredArticle = Article & ArticleFrontMatter;

/**
 * Declares the pages of all articles. Reading needs no script: links to other articles are resolved when the site is
 * composed, from the live pages.
 */
export const articleDeclarations: readonly PageDeclaration[] = Object.entries(frontMatters).map(([file, frontMatter]) =>
  declare({ ...frontMatter, ...articleAt(pathOfFile(file)) }),
);

function declare(article: DeclaredArticle): PageDeclaration {
  const { path, title, teaser, description, keywords, minutes, card } = article;
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
      // Without a full stop, like all entries of the directory.
      description: teaser.replace(/\.$/, ''),
      priority: 0.6,
      changeFrequency: 'Monthly',
      icon: 'book-open',
    },
    interactive: false,
    needsPages: true,
    ...(card && {
      navigation: [
        {
          group: 'resources-card',
          label: card,
          order: 10,
          description: `The migration guide takes ${minutes} minutes to read.`,
        },
      ],
    }),
  };
}

function articleData({ path, title, category, minutes, description, keywords, author, updated }: DeclaredArticle) {
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
    author: { '@type': 'Person', name: author, jobTitle: authors[author], worksFor: publisher },
    publisher,
    mainEntityOfPage: `{origin}${path}`,
  };
}
