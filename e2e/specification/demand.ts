import type { SitemapEntry } from '@site/contracts';

/** What the specification asks of one route. */
export interface Demand {
  /** Group in the sitemap, where the specification leaves no choice. */
  category?: SitemapEntry['category'];
  priority?: number;
  /** What is found in the typed content, and what the specification says (section 2). */
  facts?: Readonly<Record<string, readonly [found: unknown, wanted: unknown]>>;
  /** Words and figures that its readers see (sections 2, 5 and 9). */
  words?: readonly string[];
  /** Where it leads. */
  links?: readonly string[];
}

export type Demands = Readonly<Record<string, Demand>>;
