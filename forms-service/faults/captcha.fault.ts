import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/durations.ts';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { filledIn, visitorAt } from '../test/visitor.ts';
import { startShiftable } from './start-shiftable.ts';
import { stores } from './stores.ts';

const SECRET = { CAPTCHA_SECRET: 'a secret of at least thirty-two characters' };

/** Tampered tokens, each with one change. */
function forgeriesOf(token: string): string[] {
  const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString());
  const { parameters } = challenge;
  const forgeries = [
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, data: { form: 'signup' } } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 0 } }, solution },
    { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
    { challenge: { ...challenge, signature: '00' }, solution },
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge, solution: {} },
  ];
  return ['x', '\u0000', ...forgeries.map((forgery) => Buffer.from(JSON.stringify(forgery)).toString('base64'))];
}

describe.each(stores)('with $store', ({ newPlace }) => {
  it('a captcha sent fifty times to two instances is valid for one lead', async () => {
    const place = { ...(await newPlace()), ...SECRET };
    const visitors = (await Promise.all([startProcess(place), startProcess(place)])).map(({ address }) =>
      visitorAt(address),
    );
    const captcha = await visitors[0]?.captcha('contact');
    const posts = Array.from({ length: 50 }, (_, index) =>
      visitors[index % 2]?.post('contact', { ...filledIn.contact, captcha }),
    );
    const statuses = (await Promise.all(posts)).map((answer) => answer?.status);
    expect(statuses.toSorted()).toEqual([200, ...Array(49).fill(422)]);
    expect(await rowsIn(place)).toHaveLength(1);
  });

  it('a captcha that has expired, was changed or is for another form is refused', async () => {
    const place = await newPlace();
    const { address, pass } = await startShiftable(place);
    const visitor = visitorAt(address);
    const token = await visitor.captcha('contact');
    const ofAnother = await visitor.captcha('newsletter');
    for (const captcha of [ofAnother, ...forgeriesOf(token)])
      expect((await visitor.send('contact', { captcha })).status).toBe(422);
    await pass(11 * MINUTE_MS);
    const late = await visitor.send('contact', { captcha: token });
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('expired')]);
    expect(await rowsIn(place)).toEqual([]);
  });
});
