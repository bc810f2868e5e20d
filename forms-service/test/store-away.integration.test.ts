import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainFormPath } from '@site/contracts/forms/plain-form';
import { describe, expect, test } from 'vitest';
import { createQuestions } from '../src/captcha/questions.ts';
import { createLinks, linkPaths } from '../src/delivery/links.ts';
import type { LeadStore } from '../src/store/lead-store.ts';
import { lead } from '../src/store/testing/store-examples.ts';
import { startProcess } from './process.ts';
import { SECRET, startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

describe('while leads cannot be stored', () => {
  test('a hanging store does not extend the wait', { timeout: 20_000 }, async () => {
    const never = () => new Promise<never>(() => undefined);
    const store: LeadStore = {
      save: never,
      findEarlier: never,
      changeMembership: never,
      checkMembership: never,
      claim: never,
      settle: never,
      reopen: never,
      outbox: never,
      check: never,
      close: async () => undefined,
    };
    const { address } = await startService({ store });
    const visitor = visitorAt(address);
    const captcha = await visitor.captcha('contact');
    const clock = () => new Date();
    const { token } = createQuestions(SECRET, clock).ask('contact');
    const plain = new URLSearchParams({ ...filledIn.contact, token, answer: '7' });
    const unsubscribe = `${address}${linkPaths.unsubscribe}?token=${createLinks(SECRET, clock).token('unsubscribe', lead().id)}`;
    const { address: counting } = await startService({ store: { ...store, check: async () => undefined } });
    const started = performance.now();
    const answers = await Promise.all([
      visitor.post('contact', { ...filledIn.contact, captcha }),
      fetch(address + plainFormPath('contact'), { method: 'POST', body: plain }),
      fetch(unsubscribe),
      fetch(unsubscribe, { method: 'POST' }),
      fetch(`${address}/readyz`),
      fetch(`${counting}/readyz`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 200]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('an internal error is answered with a sentence and logged without text of the visitor', async () => {
  const broken: LeadStore['save'] = ({ fields }) => Promise.reject(new TypeError(`cannot keep ${fields.email}`));
  const { store } = await startService();
  const { address, lines } = await startService({ store: { ...store, save: broken } });
  const response = await visitorAt(address).send('contact');
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('went wrong on our side')]);
  expect(lines.join('')).toContain('TypeError');
  expect(lines.join('')).not.toContain('lantern');
});

test('a service exits for restart when its store thread dies', { timeout: 30_000 }, async () => {
  const preloaded = pathToFileURL(path.join(import.meta.dirname, 'end-threads.ts'));
  const { child, ended, stdout } = await startProcess({ NODE_OPTIONS: `--import=${preloaded}` });
  child.send('end');
  expect(await ended).toBe(1);
  expect(stdout()).toContain('THREAD_ENDED');
});
