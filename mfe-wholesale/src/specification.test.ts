import path from 'node:path';
import { loadPages, type PageRequirements, testRequirements, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { facts } from './facts/facts.ts';
import { content as reseller } from './pages/voip-reseller-must-have/content.ts';
import { fullStart, rungs, smallStart } from './pages/voip-reseller-must-have/offer.ts';
import { callCosts, totalCost } from './pages/voip-solutions/call-costs.ts';
import { routes } from './pages/wholesale-voice-experts/routes.ts';
import { content as voipExperts } from './pages/wholesale-voip-experts/content.ts';
import { content as rates } from './pages/wholesale-voip-rates/content.ts';
import { highestRate, lowestRate } from './rates/rate.ts';
import { allRates, rateRegions } from './rates/rates-page-rates.ts';
import { ratesPageTiers } from './rates/rates-page-tiers.ts';
import { terminationRates, terminationRegions } from './rates/termination-rates.ts';
import { terminationTiers } from './rates/termination-tiers.ts';
import { largestDiscount } from './rates/volume-tier.ts';
import remote from './remote.ts';

const wholesale = (texts: readonly string[], specified: PageRequirements['facts'] = {}): PageRequirements => ({
  category: 'VoIP',
  priority: 0.7,
  texts,
  facts: specified,
});

const QUALITY = ['98%', '99.5%', '180', 'under 3 s'];
const CODECS = ['G.711', 'G.722', 'G.729'];
const DEPLOYMENT = ['24–48 hours', '1–2 weeks'];
const LINES = ['about 100 Kbps', 'under 100 ms', 'under 30 s'];

const destinationsOf = (region: string) =>
  rateRegions.find(({ name }) => name === region)?.rates.map(({ destination }) => destination);

/** The specification of the wholesale pages; pages without an entry may differ in all of this. */
const specification: Record<string, PageRequirements> = {
  '/voip-solutions': wholesale(
    [
      ...['up to 60% less per call', ...LINES, ...DEPLOYMENT, '100,000 minutes a month', 'above 10 million', ...CODECS],
      ...['Get Started Today', '30-day money-back guarantee', 'no setup fees', 'net 15 to net 30', 'updated monthly'],
    ],
    {
      'cost of a call, in cents': [
        [totalCost('oldLine'), totalCost('voip')],
        [100, 40],
      ],
      'costs of a call': [callCosts.length, 5],
    },
  ),
  '/wholesale-voip-experts': wholesale(
    [
      ...['15+ years on carrier networks', '200+', '100,000 minutes a month', '98%+', 'up to 98%', '180', 'under 3 s'],
      ...['up to 60%', ...LINES, ...DEPLOYMENT, '10 million', ...CODECS],
      ...['No setup fees. And a 30-day money-back guarantee.', 'Get Started Today'],
    ],
    {
      figures: [
        voipExperts.console.figures.map(({ short, value }) => `${short} ${value}`),
        ['ASR 98%+', 'ACD 180+ s', 'PDD under 3\u00a0s', 'Completion up to 98%'],
      ],
    },
  ),
  '/wholesale-voice-experts': wholesale(
    [
      ...['200+', '100,000 minutes a month', 'Above 10 million', 'Get Wholesale Rates', '98%+', '180', ...DEPLOYMENT],
      ...['Net 15 to net 30, prepaid, postpaid or on credit', 'under 30 seconds', '25% on average', ...CODECS],
    ],
    { routes: [routes.length, 8] },
  ),
  '/voip-reseller-must-have': wholesale(
    [
      ...['$5K–25K', '30–60%', '6–12', '100,000 a month', '200+', 'under 30 seconds', 'under 24 hours', '24–48 hours'],
      ...['Get Started Today', '30-day money-back guarantee', 'net 15 to net 30'],
    ],
    {
      margins: [
        [rungs.at(0)?.margin, rungs.at(-1)?.margin],
        [30, 60],
      ],
      'small start': [
        [smallStart.cost, smallStart.breakEven],
        [5000, 6],
      ],
      'full start': [
        [fullStart.cost, fullStart.breakEven],
        [25_000, 12],
      ],
      'things that a reseller must have': [reseller.toolkit.items.length, 8],
      'steps to the first customer': [reseller.steps.items.length, 5],
    },
  ),
  '/voip-termination': wholesale(
    [
      ...[
        ...QUALITY,
        ...CODECS,
        ...LINES,
        ...DEPLOYMENT,
        '98%+',
        '180+ s',
        'up to 98%',
        '200+',
        'under 24 hours',
        '24/7',
      ],
      ...['50,000 minutes', 'up to 20% off', '10 million', 'Base rate', '5–10% off', '10–20% off', 'Custom'],
      ...['Get Termination Rates', 'net 15 to net 30', '30-day money-back guarantee'],
    ],
    {
      'largest discount': [largestDiscount(terminationTiers), 20],
      'minimum volume': [facts.terminationMinutes, 50_000],
    },
  ),
  '/wholesale-voice-termination-rates': wholesale(
    [
      ...[
        ...QUALITY,
        ...CODECS,
        '50,000',
        'up to 20% off',
        'Above 10 million',
        '25%',
        '200+',
        '24/7',
        'under 24 hours',
      ],
      ...['Get Rate Sheet', 'updated monthly', 'once a month', 'No setup fees', '30-day money-back guarantee'],
      ...['net 15 to net 30', 'From $0.0045 to $0.0195 a minute'],
    ],
    {
      'sample rates': [
        terminationRegions
          .flatMap(({ rates }) => rates.map(({ destination, rate }) => `${destination} ${rate}`))
          .join(),
        'USA 0.0045,Canada 0.0055,UK 0.0089,Germany 0.0095,France 0.0125,Spain 0.0135,Italy 0.0145,Netherlands 0.0115,' +
          'India 0.0095,China 0.0155,Japan 0.0189,Australia 0.0145,UAE 0.0165,Saudi Arabia 0.0175,South Africa 0.0185,' +
          'Egypt 0.0195',
      ],
      'lowest and highest rate': [
        [lowestRate(terminationRates), highestRate(terminationRates)].map(
          ({ destination, rate }) => `${destination} ${rate}`,
        ),
        ['USA 0.0045', 'Egypt 0.0195'],
      ],
      'volume tiers': [
        terminationTiers.map(({ tier, volume }) => `${tier} ${volume}`).join(),
        'Starter 100K–500K,Professional 500K–2M,Enterprise 2M–10M,Carrier 10M+',
      ],
    },
  ),
  '/sip-trunking': wholesale(
    [
      ...['70%', 'about 100 Kbps per call', ...DEPLOYMENT, ...LINES, 'G.711, G.722, G.729'],
      ...['Get SIP Trunks', 'Calculate Savings', 'Launch Rate Calculator'],
    ],
    { 'largest reduction': [facts.largestTrunkSavings, 70] },
  ),
  '/wholesale-voip-rates': wholesale(
    [
      ...['View Live Rates', 'Request Rate Sheet', 'Access Rate Portal', 'Speak with Rate Specialist'],
      ...['195+', '25%', '$0.0038', '$0.0175', '50,000', 'net 15 to net 30', 'under 24 hours'],
      ...['Cost optimization', 'Global reach', 'Rate analytics', 'Rate calculator'],
      ...['Base rate', '8% off', '15% off', 'Custom'],
    ],
    {
      regions: [rateRegions.map(({ name }) => name), ['North America', 'Europe', 'Asia Pacific', 'Middle East']],
      'North America': [destinationsOf('North America'), ['USA', 'Canada', 'USA Mobile', 'Canada Mobile']],
      Europe: [destinationsOf('Europe'), ['UK', 'Germany', 'France', 'Spain']],
      'Asia Pacific': [destinationsOf('Asia Pacific'), ['India', 'China', 'Japan', 'Australia']],
      'Middle East': [destinationsOf('Middle East'), ['UAE', 'Saudi Arabia', 'Kuwait', 'Qatar']],
      'lowest and highest rate': [
        [lowestRate(allRates), highestRate(allRates)].map(({ destination, rate }) => `${destination} ${rate}`),
        ['USA 0.0038', 'Qatar 0.0175'],
      ],
      'answer-seizure ratios': [
        [facts.asr, facts.premiumAsr],
        [98, 99.5],
      ],
      'volume tiers': [
        ratesPageTiers.map(({ tier, volume, discount }) => `${tier} ${volume} ${discount}`).join(),
        'Starter 50K–250K 0,Professional 250K–1M 8,Enterprise 1M–5M 15,Carrier 5M+ custom',
      ],
      'comparison figures and their links': [
        [rates.comparison.stats.length, rates.comparison.links.length],
        [3, 2],
      ],
    },
  ),
};

const pages = await loadPages(remote, path.join(import.meta.dirname, 'pages'));

testRequirements(pages, specification);

describe.each(pages.filter((page) => page.path in specification))('$path', ({ declaration, page: { element } }) => {
  test('gives search engines its position in the site', () => {
    expect(declaration.meta.jsonLd?.[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('answers five questions', () => {
    expect(element.querySelectorAll('details > summary')).toHaveLength(5);
  });

  test('closes with a band that leads to the contact form or the signup', () => {
    const closing = [...element.querySelectorAll<HTMLElement>('section')].at(-1) ?? element;
    expect(['sun', 'mist']).toContain(closing.dataset.tone);
    const hrefs = within(closing)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const href of hrefs) expect(href).toMatch(/^\/(contact\?topic=|signup$)/);
  });
});
