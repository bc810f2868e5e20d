import type { SiteConfig } from '@site/contracts';
import { pricingSolutions } from '@site/contracts/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addOns, billing, comparison, comparisonWords, expert, expertAnchor, plans, testimonials } from './content.ts';
import { pricing } from './declaration.ts';
import PricingPage from './page.tsx';
import { yearlySaving } from './yearly-saving.ts';

const site = {
  brand: 'Sandline',
  phones: { support: '+1 202 555 0100', whatsapp: '+971 4 555 0100' },
  email: 'hello@sandline.example',
} as SiteConfig;
const html = renderToStaticMarkup(<PricingPage site={site} pages={[]} />);
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const words = wordsOf(html);
const cards = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);

describe('the plans', () => {
  it('cost what the specification says, monthly and yearly', () => {
    expect(plans.map(({ name, monthlyPrice, yearlyPrice }) => [name, monthlyPrice, yearlyPrice])).toEqual([
      ['Starter', 15, 12],
      ['Business', 25, 20],
      ['Scale', 40, 32],
    ]);
  });

  it('carry both prices, so that the choice works without script', () => {
    for (const [index, { name, monthlyPrice, yearlyPrice }] of plans.entries()) {
      expect(wordsOf(cards[index] ?? '')).toContain(name);
      expect(wordsOf(cards[index] ?? '')).toContain(`$${monthlyPrice} $${yearlyPrice} per user per month`);
    }
  });

  it('start with monthly billing', () => {
    expect(html).toMatch(/<input[^>]*name="billing-period"[^>]*checked=""[^>]*value="monthly"/);
    expect(html).not.toMatch(/checked=""[^>]*value="yearly"/);
  });

  it('name the middle one Most Popular, and only that', () => {
    expect(cards.map((card) => card.includes('Most Popular'))).toEqual([false, true, false]);
  });

  it('allow 50, 250 and 500 people in a video meeting', () => {
    for (const [index, participants] of [50, 250, 500].entries()) {
      expect(cards[index]).toContain(`Video for up to ${participants} participants`);
    }
  });

  it('lead to the pricing-expert form', () => {
    const buttons = cards.map((card) => /<a [^>]*href="#talk-to-an-expert"[^>]*>(.*?)<\/a>/.exec(card)?.[1]);
    expect(buttons).toEqual(['Get Started', 'Get Started', 'Contact Sales']);
    expect(html).toContain(`id="${expertAnchor}"`);
  });

  it('each ask for a solution that the form offers; Contact Sales asks for Enterprise', () => {
    for (const { solution } of plans) expect(pricingSolutions).toContain(solution);
    expect(plans.find(({ buttonText }) => buttonText === 'Contact Sales')?.solution).toBe('Enterprise');
  });
});

describe('yearly billing', () => {
  it('saves 20 %', () => {
    expect(words).toContain('Save 20% annually');
    expect(billing.saving(yearlySaving(plans))).toBe('Save 20% annually');
  });

  it('promises no more than the plan that saves least, rounded', () => {
    const uneven = [
      { monthlyPrice: 30, yearlyPrice: 20 },
      { monthlyPrice: 9, yearlyPrice: 7 },
    ];
    expect(yearlySaving(uneven)).toBe(22);
  });
});

describe('below the plans', () => {
  it('lists the add-ons with their prices', () => {
    for (const { name, description, price } of addOns) expect(words).toContain(`${name} ${description} ${price}`);
    for (const price of ['from $0.02/min', '$5/month', '$10/month', '200+ countries']) expect(words).toContain(price);
  });

  it('compares one value per plan in every row', () => {
    for (const { rows } of comparison) for (const { values } of rows) expect(values).toHaveLength(plans.length);
  });

  it('says check and dash in words', () => {
    const values = comparison.flatMap(({ rows }) => rows.flatMap((row) => row.values));
    const count = (text: string) => html.split(`>${text}</span>`).length - 1;
    expect(count(comparisonWords.included)).toBe(values.filter((value) => value === true).length);
    expect(count(comparisonWords.notIncluded)).toBe(values.filter((value) => value === false).length);
  });

  it('quotes three customers with rating, metric and role', () => {
    expect(html.match(/<blockquote/g)).toHaveLength(3);
    for (const { metric, text, name, title, company } of testimonials) {
      for (const part of [metric, text, name, `${title}, ${company}`]) expect(words).toContain(part);
    }
    expect(html).toContain('aria-label="5 out of 5 stars"');
  });

  it('offers to talk to a pricing expert by form and by phone', () => {
    expect(words).toContain('Talk to a pricing expert');
    expect(words).toContain(expert.title);
    expect(words).toContain('Mon–Fri 9AM–6PM EST');
    for (const field of ['email', 'solution', 'contactMethod', 'note']) expect(html).toContain(`name="${field}"`);
  });

  it('links to the trial, the help center, careers and contact', () => {
    for (const path of ['/signup', '/help-center', '/careers', '/contact']) expect(html).toContain(`href="${path}"`);
  });
});

describe('what search engines read', () => {
  it('has one offer per plan at its monthly price', () => {
    const product = pricing.meta.jsonLd?.[0] as { offers: { name: string; price: number }[] };
    expect(product.offers.map(({ name, price }) => [name, price])).toEqual([
      ['Starter', 15],
      ['Business', 25],
      ['Scale', 40],
    ]);
  });
});
