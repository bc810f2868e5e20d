import { pricingSolutions } from '@site/contracts/forms/pricing-expert/options';
import { hrefsOf, renderPage, textOf, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { type Plan, plans } from '../../plans/plans.ts';
import { yearlySaving } from '../../plans/yearly-saving.ts';
import { content } from './content.ts';
import { pricing } from './declaration.ts';
import PricingPage from './page.tsx';
import { offers } from './plan-offers.ts';
import { expertAnchor } from './use-expert-form.ts';

const page = renderPage(PricingPage);
const { addOns, billing, comparison, comparisonWords, expert, testimonials } = content;

function cardOf({ name }: Plan): HTMLElement {
  const card = page.getAllByRole('article').find((article) => within(article).queryByRole('heading', { name }));
  if (!card) throw new Error(`There is no card of the plan ${name}.`);
  return card;
}

describe.each(offers)('The plan $name', (plan) => {
  test('has both prices in its card, so that the choice works without script', () => {
    expect(textOf(cardOf(plan))).toContain(`$${plan.monthlyPrice} $${plan.yearlyPrice} per user per month`);
  });

  test('is named Most Popular only if it is', () => {
    expect(within(cardOf(plan)).queryByText('Most Popular') !== null).toBe(plan.popular);
  });

  test('says how many people a video call holds', () => {
    within(cardOf(plan)).getByText(`Video for up to ${plan.participants} participants`);
  });

  test('leads to the pricing-expert form, for a solution that the form offers', () => {
    const button = within(cardOf(plan)).getByRole('link', { name: plan.buttonText });
    expect(button.getAttribute('href')).toBe(`#${expertAnchor}`);
    expect(pricingSolutions).toContain(plan.solution);
  });
});

test('Contact Sales asks for Enterprise', () => {
  const [plan] = offers.filter(({ buttonText }) => buttonText === 'Contact Sales');
  expect(plan?.solution).toBe('Enterprise');
});

test('Billing is monthly at first, and says what a year saves', () => {
  expect(page.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
  expect(page.getByRole('radio', { name: 'Yearly' })).toHaveProperty('checked', false);
  page.getByText(billing.saving(yearlySaving(plans)));
});

describe('Below the plans', () => {
  test('are the add-ons with their prices', () => {
    for (const { name, description, price } of addOns) expect(page.text).toContain(`${name} ${description} ${price}`);
  });

  test('every row of the comparison has one value per plan', () => {
    for (const { rows } of comparison) for (const { values } of rows) expect(values).toHaveLength(plans.length);
  });

  test('check and dash are said in words', () => {
    const table = within(page.getByRole('table', { name: comparisonWords.caption }));
    const values = comparison.flatMap(({ rows }) => rows.flatMap((row): readonly unknown[] => row.values));
    const shown = (text: string) => table.queryAllByText(text).length;
    expect(shown(comparisonWords.included)).toBe(values.filter((value) => value === true).length);
    expect(shown(comparisonWords.notIncluded)).toBe(values.filter((value) => value === false).length);
  });

  test('customers are quoted with rating, metric and role', () => {
    for (const { metric, text, name, title, company } of testimonials)
      for (const part of [metric, text, name, `${title}, ${company.name}`]) expect(page.text).toContain(part);
    expect(page.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(testimonials.length);
  });

  test('a pricing expert can be asked by form and by phone', () => {
    expect(page.text).toContain(`${expert.kicker} ${expert.title} ${expert.lead} ${expert.hours} ${expert.names}`);
    const form = page.element.querySelector(`#${expertAnchor} form`);
    for (const name of ['email', 'solution', 'contactMethod', 'note'])
      expect(form?.querySelector(`[name="${name}"]`), name).not.toBeNull();
  });

  test('the form sends the billing period along that is chosen above', () => {
    const id = page.element.querySelector(`#${expertAnchor} form`)?.id;
    for (const name of ['Monthly', 'Yearly']) expect(page.getByRole('radio', { name }).getAttribute('form')).toBe(id);
  });

  test('links lead to the trial, the help center, contact and careers', () => {
    const { closing } = content;
    const { contact, careers } = expert.other;
    expect(hrefsOf(page, closing.start)).toEqual(['/signup']);
    for (const { text, href } of [closing.second, contact, careers]) expect(hrefsOf(page, text)).toContain(href);
  });
});

test('Search engines read one offer per plan at its monthly price', () => {
  expect(pricing.meta.jsonLd?.[0]?.offers).toMatchObject(
    plans.map(({ name, monthlyPrice }) => ({ name, price: monthlyPrice })),
  );
});
