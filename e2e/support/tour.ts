import { test } from './test.ts';

/** Where no page has anything that answers to a pointer. */
const ASIDE = [0, 0] as const;

/** Tests that look at one page after the other in a tab that stays open: a new one for each costs more than the look. */
export const tour = test.extend({
  page: async ({ tab }, use) => {
    await tab.mouse.move(...ASIDE);
    await use(tab);
  },
});

/** The same with JavaScript switched off. */
export const plainTour = test.extend({
  page: async ({ plainTab }, use) => use(plainTab),
});
