import { content as contactContent } from '../../mfe-marketing/src/pages/contact/content.ts';
import { content as homeContent } from '../../mfe-marketing/src/pages/home/content.ts';
import { content as pricingContent } from '../../mfe-marketing/src/pages/pricing/content.ts';
import { content as sitemapContent } from '../../mfe-marketing/src/pages/sitemap/content.ts';
import marketing from '../../mfe-marketing/src/remote.ts';
import { articles } from '../../mfe-support/src/articles/article-list.ts';
import { search } from '../../mfe-support/src/pages/help-center/content.ts';
import { banner } from '../../mfe-support/src/pages/system-status/content.ts';
import support from '../../mfe-support/src/remote.ts';
import { content as rates } from '../../mfe-wholesale/src/pages/wholesale-voip-rates/content.ts';
import wholesale from '../../mfe-wholesale/src/remote.ts';
import type { PageDeclaration } from '../../packages/remote-kit/src/index.ts';
import site from '../../shell/site.json' with { type: 'json' };

export { site };

/** What a page says about itself. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** Group of the sitemap. */
  category: PageDeclaration['sitemap']['category'];
  /** Native elements do all its work: none of its code is fetched. */
  isReadOnly: boolean;
}

/** A page that journeys lead to. */
export interface NamedPage extends SitePage {
  /** The one first-level heading. */
  heading: string;
}

const named = (text: string) => text.replaceAll('{brand}', site.brand);

const toSitePage = ({ path, meta, sitemap, interactive = true }: PageDeclaration): SitePage => ({
  path,
  title: named(meta.title),
  description: named(meta.description),
  category: sitemap.category,
  isReadOnly: !interactive,
});

/** Every page that the three teams declare. */
export const everyPage: readonly SitePage[] = [...marketing, ...wholesale, ...support].map(toSitePage);

function page(path: string, heading: string): NamedPage {
  const declared = everyPage.find((candidate) => candidate.path === path);
  if (!declared) throw new Error(`No team declares ${path}.`);
  return { ...declared, heading };
}

/** The few that journeys lead through. */
export const pages = {
  home: page('/', homeContent.hero.title),
  pricing: page('/pricing', pricingContent.hero.title),
  contact: page('/contact', contactContent.hero.title),
  sitemap: page('/sitemap', sitemapContent.hero.title),
  rates: page('/wholesale-voip-rates', rates.hero.title),
  help: page('/help-center', search.title),
  status: page('/system-status', banner.title),
  sipArticle: page('/articles/sip-trunking-configuration', articles['/articles/sip-trunking-configuration'].title),
};
