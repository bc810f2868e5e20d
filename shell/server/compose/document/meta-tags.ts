import type { PageMeta, SiteConfig } from '@site/contracts';
import { escapeHtml } from '@site/process/escape-html';

/** Image for social networks. */
export interface Picture {
  /** Path on this site. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** Metadata of a document. */
export interface MetaParts {
  site: SiteConfig;
  path: string;
  meta: PageMeta;
  /** Image that a shared link shows. */
  picture?: Picture | undefined;
  /** Whether search engines may index the document; false for error pages. */
  isIndexed: boolean;
}

/** Returns the tags that describe a page to search engines and social networks. */
export function metaTags({ site, path, meta, picture, isIndexed }: MetaParts): string {
  const named = (text: string) => escapeHtml(text.replaceAll('{brand}', site.brand));
  const social = meta.social ?? meta;
  const address = escapeHtml(new URL(path, site.origin).href);
  return [
    `<title>${escapeHtml(meta.title.replaceAll('{brand}', site.brand))}</title>`,
    `<meta name="description" content="${named(meta.description)}">`,
    `<meta name="keywords" content="${named(meta.keywords.join(', '))}">`,
    isIndexed ? `<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">',
    ...kindTags(meta),
    `<meta property="og:site_name" content="${escapeHtml(site.brand)}">`,
    `<meta property="og:title" content="${named(social.title)}">`,
    `<meta property="og:description" content="${named(social.description)}">`,
    `<meta property="og:url" content="${address}">`,
    ...pictureTags(site, picture),
  ].join('');
}

/** A page whose structured data is an article is an article for social networks, too. */
function kindTags({ jsonLd = [] }: PageMeta): string[] {
  const article = jsonLd.find((block) => block['@type'] === 'Article');
  if (!article) return ['<meta property="og:type" content="website">'];
  const tag = (name: string, value: unknown) =>
    value ? [`<meta property="article:${name}" content="${escapeHtml(String(value))}">`] : [];
  return [
    '<meta property="og:type" content="article">',
    ...tag('modified_time', article.dateModified),
    ...tag('section', article.articleSection),
  ];
}

function pictureTags({ origin }: SiteConfig, picture: Picture | undefined): string[] {
  if (!picture) return ['<meta name="twitter:card" content="summary">'];
  const { path, width, height, alt } = picture;
  return [
    `<meta property="og:image" content="${escapeHtml(new URL(path, origin).href)}">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
