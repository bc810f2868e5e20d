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

describe.each(offers)('the plan $name', (plan) => {
  test('has both prices in its card, which makes the choice work without script', () => {
    expect(textOf(cardOf(plan))).toContain(`$${plan.monthlyPrice} $${plan.yearlyPrice} per user per month`);
  });

  test('is named Most Popular only if it is', () => {
    expect(within(cardOf(plan)).queryByText('Most Popular') !== null).toBe(plan.popular);
  });

  test('states the capacity of a video call', () => {
    within(cardOf(plan)).getByText(`Video for up to ${plan.participants} participants`);
  });

  test('links to the pricing-expert form, for a solution that the form offers', () => {
    const button = within(cardOf(plan)).getByRole('link', { name: plan.buttonText });
    expect(button.getAttribute('href')).toBe(`#${expertAnchor}`);
    expect(pricingSolutions).toContain(plan.solution);
  });
});

test('Contact Sales preselects Enterprise', () => {
  const [plan] = offers.filter(({ buttonText }) => buttonText === 'Contact Sales');
  expect(plan?.solution).toBe('Enterprise');
});

test('billing is monthly at first, and shows the yearly saving', () => {
  expect(page.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
  expect(page.getByRole('radio', { name: 'Yearly' })).toHaveProperty('checked', false);
  page.getByText(billing.saving(yearlySaving(plans)));
});

describe('below the plans', () => {
  test('add-ons are listed with their prices', () => {
    for (const { name, description, price } of addOns) expect(page.text).toContain(`${name} ${description} ${price}`);
  });

  test('every row of the comparison has one value per plan', () => {
    for (const { rows } of comparison) for (const { values } of rows) expect(values).toHaveLength(plans.length);
  });

  test('check and dash have text alternatives', () => {
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

  test('a pricing expert is available by form and by phone', () => {
    expect(page.text).toContain(`${expert.kicker} ${expert.title} ${expert.lead} ${expert.hours} ${expert.names}`);
    const form = page.element.querySelector(`#${expertAnchor} form`);
    for (const name of ['email', 'solution', 'contactMethod', 'note'])
      expect(form?.querySelector(`[name="${name}"]`), name).not.toBeNull();
  });

  test('the form includes the chosen billing period', () => {
    const id = page.element.querySelector(`#${expertAnchor} form`)?.id;
    for (const name of ['Monthly', 'Yearly']) expect(page.getByRole('radio', { name }).getAttribute('form')).toBe(id);
  });

  test('links lead to the trial, the help center, contact and careers', () => {
    const { contact, careers } = expert.other;
    expect(content.closing.actions.map(({ label }) => hrefsOf(page, label))).toEqual([['/signup'], ['/help-center']]);
    for (const { text, href } of [contact, careers]) expect(hrefsOf(page, text)).toContain(href);
  });
});

test('search engines get one offer per plan at its monthly price', () => {
  expect(pricing.meta.jsonLd?.[0]?.offers).toMatchObject(
    plans.map(({ name, monthlyPrice }) => ({ name, price: monthlyPrice })),
  );
});
