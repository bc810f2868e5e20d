import type { Page } from 'playwright/test';
import type { FormJourney } from './forms.ts';

/** Address of a form's submissions, as a pattern. */
export const apiOf = ({ form }: FormJourney) => `**/api/${form}`;

/** Counts the submissions of a form. */
export function countPosts(page: Page, { form }: FormJourney): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${form}`)) posts.count++;
  });
  return posts;
}

/** Drops the connection of the next submission after the service has accepted it. */
export const loseAnswer = (page: Page, journey: FormJourney) =>
  page.route(
    apiOf(journey),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
