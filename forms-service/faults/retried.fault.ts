import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { filledIn, visitorAt } from '../test/visitor.ts';
import { stores } from './stores.ts';

it.each(stores)(
  'with $store, fifty concurrent posts with one key store one lead and get equal responses',
  async ({ newPlace }) => {
    const place = await newPlace();
    const { address } = await startProcess(place);
    const visitor = visitorAt(address);
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...filledIn.contact, captcha: await visitor.captcha('contact') };
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.post('contact', body, key)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(texts).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') !== 'true')).toHaveLength(1);
    expect(await rowsIn(place)).toHaveLength(1);
  },
);
