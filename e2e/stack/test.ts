import { Checkout } from '@site/dev-tools/checkout.ts';
import { test as base } from 'playwright/test';

/** Tests that change a checkout of their own, as a pipeline does. */
export const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({}, use) => {
    const checkout = await Checkout.create({ sourcesOnly: true });
    await use(checkout);
    await checkout.remove();
  },
});
