import * as z from 'zod/mini';
import { navigationSchema } from './navigation.ts';
import { words } from './words.ts';

/** First path segments that pages cannot use: servers answer there, or the web server has files of that name. */
const RESERVED = [
  '-',
  '-preview',
  '404',
  'api',
  'assets',
  'inbox',
  'index',
  'livez',
  'metrics',
  'readyz',
  'remotes',
  'unavailable',
];

const isFree = (path: string) => !RESERVED.includes(path.split('/')[1] ?? '');

/** Path of a page: starts with a slash, lower case, no trailing slash. */
export const pagePathSchema = z
  .string()
  .check(
    z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as "/sip-trunking"'),
    z.refine(isFree, 'is reserved for servers: choose another path'),
    z.describe(
      `Address of the page: "/", or "/" and lower-case words. Reserved as the first word: ${RESERVED.join(', ')}.`,
    ),
  );

/** Metadata for search engines and social networks; `{brand}` stands for the product name of the site configuration. */
export const pageMetaSchema = z.strictObject({
  title: words(90, 'Title of the document.'),
  description: words(200, 'Description for search engines.'),
  keywords: z.array(words(60, 'A keyword.')).check(z.minLength(1)),
  social: z.optional(
    z
      .strictObject({ title: words(90, 'Title of shared links.'), description: words(200, 'Words below it.') })
      .check(z.describe('Texts for social networks; title and description by default.')),
  ),
  jsonLd: z.optional(
    z.array(z.record(z.string(), z.unknown())).check(z.describe('JSON-LD blocks; {brand} and {origin} are replaced.')),
  ),
});

/** Names of the sitemap's groups (specification, section 3). */
export const sitemapCategories = [
  'Core',
  'Product',
  'Solutions',
  'VoIP',
  'Resources',
  'Company',
  'Support',
  'Legal',
  'Navigation',
] as const;

const sitemapEntrySchema = z.strictObject({
  title: words(60, 'Name of the page on the sitemap page.'),
  category: z
    .enum(sitemapCategories)
    .check(z.describe('Group on the sitemap page; determines the picture of shared links.')),
  description: words(200, 'Purpose of the page, in a sentence.'),
  priority: z.number().check(z.gte(0), z.lte(1), z.describe('Of sitemap.xml: 0.0 to 1.0.')),
  changeFrequency: z.enum(['Daily', 'Weekly', 'Monthly', 'Yearly']).check(z.describe('Of sitemap.xml.')),
  icon: words(30, 'Name of an icon of the sitemap page, which shows a document for unknown names.'),
});

const flag = (fallback: boolean, description: string) =>
  z._default(z.boolean().check(z.describe(description)), fallback);

/** Declaration of a page: everything but its code. */
export const pageInfoSchema = z.strictObject({
  path: pagePathSchema,
  meta: pageMetaSchema.check(
    z.describe('Metadata for search engines and social networks; {brand} becomes the product name.'),
  ),
  sitemap: sitemapEntrySchema.check(z.describe('Entry of the page in the sitemap.')),
  interactive: flag(
    true,
    'false: native elements do all its work, its code is fetched only on the way to another page.',
  ),
  hydrateOnTouch: flag(
    false,
    'true: the code of the page is fetched when a visitor reaches one of its controls, or after the paint when its address has a query.',
  ),
  needsPages: flag(false, 'true: the page receives summaries of all pages of the composition.'),
  needsToday: flag(false, 'true: the page receives the date, and its document is rendered again on the next day.'),
  currentUntil: z.optional(
    z.iso
      .date('must be a day such as "2026-12-10"')
      .check(
        z.describe(
          'Last day on which an announcement of the page is still in the future: its team gets a warning before.',
        ),
      ),
  ),
  redirects: z.optional(
    z.array(pagePathSchema).check(z.describe('Previous paths of the page; requests for them are redirected to it.')),
  ),
  navigation: z.optional(navigationSchema),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
export type PageInfo = z.infer<typeof pageInfoSchema>;

/** Summary of a page for the sitemap page and the help search. */
export interface PageSummary {
  path: string;
  remote: string;
  title: string;
  description: string;
  sitemap: SitemapEntry;
}
