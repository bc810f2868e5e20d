import { randomUUID } from 'node:crypto';
import { visitorAt } from '../test/visitor.ts';

/** Result of an attempt; status 0 when the connection ended without a response. */
export interface Answer {
  status: number;
  ms: number;
  retryAfter: string | null;
}

const FAILED = { status: 0, headers: new Headers() };

/**
 * Simulates people who subscribe, one address after another, each retrying under one key until acknowledged.
 * @param address of the service; called for each attempt
 */
export function gather(size: number, address: () => string | Promise<string>) {
  const acknowledged: string[] = [];
  const answers: Answer[] = [];
  let isExpired = false;

  async function attempt(email: string, key: string): Promise<boolean> {
    const visitor = visitorAt(await address());
    const started = performance.now();
    const post = visitor.post('newsletter', { email, captcha: 'bypass' }, { 'idempotency-key': key });
    const { status, headers } = await post.catch(() => FAILED);
    answers.push({ status, ms: performance.now() - started, retryAfter: headers.get('retry-after') });
    if (status === 200) acknowledged.push(email);
    return status === 200;
  }

  async function visit(): Promise<void> {
    while (!isExpired) {
      const key = randomUUID();
      while (!isExpired && !(await attempt(`${key}@lantern.example`, key)));
    }
  }
  const visits = Promise.all(Array.from({ length: size }, visit));

  return {
    acknowledged,
    answers,
    /** Stops after the attempts in flight. */
    async leave() {
      isExpired = true;
      await visits;
    },
  };
}
