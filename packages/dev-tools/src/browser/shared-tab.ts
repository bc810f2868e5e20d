import { test } from './test.ts';

/** A point of every page where nothing responds to a pointer. */
const NEUTRAL_POINT = [0, 0] as const;

/** Tests that visit pages in one tab of the worker: opening a tab for each would cost more than the visit. */
export const sharedTabTest = test.extend({
  page: async ({ tab }, use) => {
    await tab.mouse.move(...NEUTRAL_POINT);
    await use(tab);
  },
});

/** The same with JavaScript switched off. */
export const sharedPlainTabTest = test.extend({
  page: async ({ plainTab }, use) => use(plainTab),
});
