import { describe, expect, it } from 'vitest';
import { startMailServer } from '../test/mail-server.ts';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { filledIn, visitorAt } from '../test/visitor.ts';
import { insist } from './insist.ts';
import { stores } from './stores.ts';

/** The MongoDB test server scans the collection for each lookup: a thousand would take minutes. */
const signUps: Record<string, number> = { SQLite: 1_000, MongoDB: 200 };
const CLIENTS = 8;

describe.each(stores)('with $store', ({ store, newPlace }) => {
  const count = signUps[store] ?? 0;

  it(`an address entered ${count} times gets one mail`, async ({ annotate }) => {
    const { mails, url } = await startMailServer();
    const place = { ...(await newPlace()), SMTP_URL: url, NEWSLETTER_DOUBLE_OPT_IN: 'true', LOG_LEVEL: 'warn' };
    const service = await startProcess(place);
    const visitor = visitorAt(service.address);
    const client = async () => {
      for (let sent = 0; sent < count / CLIENTS; sent++) {
        const answer = await insist(visitor, 'newsletter', { captcha: 'bypass' });
        expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('true')]);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    // The mail to one last subscriber marks that all others were sent.
    await insist(visitor, 'newsletter', { email: 'last@lantern.example' });
    await expect.poll(() => mails.flatMap(({ recipients }) => recipients)).toContain('last@lantern.example');
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(await rowsIn(place)).toHaveLength(2);
    await annotate(`${count} sign-ups, ${mails.length - 1} mail`);
    expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      filledIn.newsletter.email,
      'last@lantern.example',
    ]);
  });
});
