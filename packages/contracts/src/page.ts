import * as z from 'zod/mini';

/** First parts of addresses that are no pages: servers answer there, or a web server finds files of its own. */
const RESERVED = [
  '-',
  '-preview',
  '404',
  'api',
  'assets',
  'index',
  'livez',
  'metrics',
  'readyz',
  'remotes',
  'unavailable',
];

const isFree = (path: string) => !RESERVED.includes(path.split('/')[1] ?? '');

/** A path of the site: starts with a slash, lower case, no trailing slash. */
export const pagePathSchema = z
  .string()
  .check(
    z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as "/sip-trunking"'),
    z.refine(isFree, 'is reserved for servers: choose another path'),
  );

const words = (max: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(max, `must be at most ${max} characters long`));

/** What search engines and social networks read; `{brand}` stands for the product name of the site configuration. */
export const pageMetaSchema = z.strictObject({
  title: words(90),
  description: words(200),
  keywords: z.array(words(60)).check(z.minLength(1)),
  /** Defaults to title and description. */
  social: z.optional(z.strictObject({ title: words(90), description: words(200) })),
  /** JSON-LD blocks; `{brand}` and `{origin}` are replaced. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
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

export const sitemapEntrySchema = z.strictObject({
  title: words(60),
  category: z.enum(sitemapCategories),
  description: words(200),
  /** 0.0 to 1.0 (sitemaps.org). */
  priority: z.number().check(z.gte(0), z.lte(1)),
  changeFrequency: z.enum(['Daily', 'Weekly', 'Monthly', 'Yearly']),
  /** Name of an icon the sitemap page knows. */
  icon: words(30),
});

/** Everything a page says about itself except its code. */
export const pageInfoSchema = z.strictObject({
  path: pagePathSchema,
  meta: pageMetaSchema,
  sitemap: sitemapEntrySchema,
  /** `false`: native elements do all its work, its code is fetched only on the way to another page. */
  interactive: z._default(z.boolean(), true),
  /** `true`: the page receives summaries of all pages of the composition. */
  needsPages: z._default(z.boolean(), false),
  /** `true`: the page receives the date, and its document is rendered again on the next day. */
  needsToday: z._default(z.boolean(), false),
  /** Paths at which the page was before: whoever asks for one is sent to the page. */
  redirects: z.optional(z.array(pagePathSchema)),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
export type PageInfo = z.infer<typeof pageInfoSchema>;

/** One line of the composition's directory: what the sitemap page and the help search know of every page. */
export interface PageSummary {
  path: string;
  remote: string;
  title: string;
  description: string;
  sitemap: SitemapEntry;
}
