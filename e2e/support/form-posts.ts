import type { Page } from 'playwright/test';
import type { FormJourney } from './forms.ts';

/** Where a form is sent, as a pattern of addresses. */
export const apiOf = ({ form }: FormJourney) => `**/api/${form}`;

/** Counts what is sent to the form's address. */
export function countPosts(page: Page, { form }: FormJourney): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${form}`)) posts.count++;
  });
  return posts;
}

/** Has the connection break the next time the form is sent, after the service has taken it. */
export const loseAnswer = (page: Page, journey: FormJourney) =>
  page.route(
    apiOf(journey),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
