import * as contactWords from '../../mfe-marketing/src/pages/contact/content.ts';
import { contact } from '../../mfe-marketing/src/pages/contact/declaration.ts';
import * as homeWords from '../../mfe-marketing/src/pages/home/content.ts';
import { home } from '../../mfe-marketing/src/pages/home/declaration.ts';
import * as pricingWords from '../../mfe-marketing/src/pages/pricing/content.ts';
import { pricing } from '../../mfe-marketing/src/pages/pricing/declaration.ts';
import * as signupWords from '../../mfe-marketing/src/pages/signup/content.ts';
import { signup } from '../../mfe-marketing/src/pages/signup/declaration.ts';
import * as sitemapWords from '../../mfe-marketing/src/pages/sitemap/content.ts';
import { sitemap } from '../../mfe-marketing/src/pages/sitemap/declaration.ts';
import { articles } from '../../mfe-support/src/articles/article-list.ts';
import { article } from '../../mfe-support/src/pages/articles/sip-trunking-configuration/content.ts';
import { sipTrunkingConfiguration } from '../../mfe-support/src/pages/articles/sip-trunking-configuration/declaration.ts';
import * as helpWords from '../../mfe-support/src/pages/help-center/content.ts';
import { helpCenter } from '../../mfe-support/src/pages/help-center/declaration.ts';
import * as statusWords from '../../mfe-support/src/pages/system-status/content.ts';
import { systemStatus } from '../../mfe-support/src/pages/system-status/declaration.ts';
import { content as sipWords } from '../../mfe-wholesale/src/pages/sip-trunking/content.ts';
import { sipTrunking } from '../../mfe-wholesale/src/pages/sip-trunking/declaration.ts';
import { content as ratesWords } from '../../mfe-wholesale/src/pages/wholesale-voip-rates/content.ts';
import { wholesaleVoipRates } from '../../mfe-wholesale/src/pages/wholesale-voip-rates/declaration.ts';
import { rateText } from '../../mfe-wholesale/src/rates/rate.ts';
import { allRates } from '../../mfe-wholesale/src/rates/rates-page-rates.ts';
import type { PageDeclaration } from '../../packages/remote-kit/src/index.ts';
import site from '../../shell/site.json' with { type: 'json' };

export { site };

/** What a visitor finds on a page; words come from the page's own content. */
export interface ExpectedPage {
  path: string;
  title: string;
  description: string;
  /** The one first-level heading. */
  heading: string;
  /** Words of its main part, from its top to its end. */
  words: readonly string[];
  /** Native elements do all its work: none of its code is fetched. */
  isReadOnly: boolean;
}

function page(declaration: PageDeclaration, heading: string, words: readonly string[]): ExpectedPage {
  const { path, meta, interactive = true } = declaration;
  const named = (text: string) => text.replaceAll('{brand}', site.brand);
  return {
    path,
    title: named(meta.title),
    description: named(meta.description),
    heading,
    words,
    isReadOnly: !interactive,
  };
}

const sipArticle = articles['/articles/sip-trunking-configuration'];

export const pages = {
  home: page(home, homeWords.hero.title, [
    ...homeWords.hero.claims,
    ...homeWords.reach.crms.map(({ name }) => name),
    homeWords.features.title,
    homeWords.features.integrations.title,
    ...homeWords.platform.figures.map(({ value }) => value),
    homeWords.closing.title,
  ]),
  pricing: page(pricing, pricingWords.hero.title, [
    ...pricingWords.plans.map(({ description }) => description),
    ...pricingWords.addOns.map(({ price }) => price),
    pricingWords.comparisonWords.title,
    ...pricingWords.testimonials.map(({ text }) => text),
    pricingWords.expert.title,
    pricingWords.closing.note,
  ]),
  contact: page(contact, contactWords.hero.title, [
    contactWords.hero.lead,
    contactWords.lines.supportHours,
    site.phones.support,
    site.email,
    site.address,
  ]),
  signup: page(signup, signupWords.hero.title(site.brand), [
    ...signupWords.hero.claims,
    ...signupWords.trial.items,
    ...Object.values(signupWords.tools).map(({ title }) => title),
    ...signupWords.plans.map(({ description }) => description),
    signupWords.help.title,
  ]),
  sitemap: page(sitemap, sitemapWords.hero.title, [
    sitemapWords.hero.note,
    ...Object.values(sitemapWords.table.columns),
    sitemapWords.seo.title,
  ]),
  rates: page(wholesaleVoipRates, ratesWords.hero.title, [
    ...ratesWords.comparison.stats.map(({ value }) => value),
    ...allRates.map(({ rate }) => rateText(rate)),
    ratesWords.tiers.title,
    ...ratesWords.faq.items.map(({ question }) => question),
    ratesWords.closing.title,
  ]),
  sipTrunking: page(sipTrunking, sipWords.hero.title, [
    ...sipWords.stats.items.map(({ value }) => value),
    ...Object.values(sipWords.benefits.items).map(({ title }) => title),
    ...sipWords.specification.rows.map(({ value }) => value),
    ...sipWords.faq.items.map(({ question }) => question),
    sipWords.closing.title,
  ]),
  help: page(helpCenter, helpWords.search.title, [
    ...helpWords.documentation.flatMap(({ titles }) => titles.map(({ title }) => title)),
    ...helpWords.answers.map(({ question }) => question),
    ...helpWords.recordings.map(({ title }) => title),
    helpWords.support.title,
  ]),
  status: page(systemStatus, statusWords.banner.title, [
    ...statusWords.summary.map(({ value }) => value),
    ...statusWords.services.map(({ name }) => name),
    ...statusWords.regions.map(({ location }) => location),
    ...statusWords.incidents.map(({ impact }) => impact),
  ]),
  sipArticle: page(sipTrunkingConfiguration, sipArticle.title, [
    article.lead,
    ...article.sections.map(({ title }) => title),
  ]),
};

export const allPages: readonly ExpectedPage[] = Object.values(pages);
