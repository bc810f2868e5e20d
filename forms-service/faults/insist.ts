import { randomUUID } from 'node:crypto';
import type { FormName } from '@site/contracts/forms';
import { filledIn, type visitorAt } from '../test/visitor.ts';

type Visitor = ReturnType<typeof visitorAt>;

/**
 * Sends a form like the site: retries under the same key while the service is overloaded.
 * @returns the first other response
 */
export async function insist(visitor: Visitor, form: FormName, changes: Record<string, unknown> = {}) {
  const key = { 'idempotency-key': randomUUID() };
  const body = { ...filledIn[form], captcha: changes.captcha ?? (await visitor.captcha(form)), ...changes };
  let answer = await visitor.post(form, body, key);
  while (answer.status === 503) answer = await visitor.post(form, body, key);
  return answer;
}
