import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/durations.ts';
import { refusal, startMailServer } from '../test/mail-server.ts';
import { visitorAt } from '../test/visitor.ts';
import { startShiftable } from './start-shiftable.ts';
import { stores } from './stores.ts';

const idOf = (mail: string) => /^message-id: (\S+)/im.exec(mail)?.[1];

/** A mail server with one fault until repaired. */
async function startFailing(way: string) {
  let failing: string | undefined = way;
  const begun: unknown[] = [];
  const kept: unknown[] = [];
  const { url, cut } = await startMailServer({
    onConnect: (_session, callback) => callback(failing === 'refuses to talk' ? refusal(421, '4.3.2 not now') : null),
    onMailFrom: (_from, _session, callback) =>
      callback(failing === 'refuses senders' ? refusal(451, '4.3.2 busy') : null),
    onData(stream, _session, callback) {
      stream.once('data', (chunk) => {
        begun.push(idOf(String(chunk)));
        if (failing === 'disconnects during a mail') cut();
      });
      const keep = (mail: string) => {
        if (failing) return cut();
        kept.push(idOf(mail));
        callback();
      };
      text(stream).then(keep, () => undefined);
    },
  });
  const repair = () => {
    failing = undefined;
  };
  return { url, begun, kept, repair };
}

it.each([
  ['refuses to talk', 0],
  ['refuses senders', 0],
  ['disconnects during a mail', 1],
  ['disconnects before acknowledging the mail', 1],
])('a mail server that %s gets the mail again later, under the same id', async (way, attempts) => {
  const { url, begun, kept, repair } = await startFailing(way);
  const { address, pass, stdout } = await startShiftable({ SMTP_URL: url });
  expect((await visitorAt(address).send('contact', { message: 'x'.repeat(5_000) })).status).toBe(200);
  await expect.poll(stdout).toContain('"outcome":"failed"');
  expect([begun.length, kept.length]).toEqual([attempts, 0]);
  repair();
  await pass(MINUTE_MS);
  await expect.poll(() => kept.length).toBe(1);
  expect(new Set([...begun, ...kept]).size).toBe(1);
  expect(kept).toEqual([expect.stringMatching(/^<.+@.+>$/)]);
});

describe.each(stores)('with $store', ({ newPlace }) => {
  it('a service killed with SIGKILL knows which of the team have a lead', async () => {
    const [has, lacks] = ['has@lumenary.example', 'lacks@lumenary.example'];
    let isGreylisting = true;
    const { url, mails } = await startMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(isGreylisting && address === lacks ? refusal(450, '4.2.0 greylisted') : null),
    });
    const place = { ...(await newPlace()), SMTP_URL: url, MAIL_TO: `${has},${lacks}` };
    const killed = await startShiftable(place);
    expect((await visitorAt(killed.address).send('contact')).status).toBe(200);
    await expect.poll(killed.stdout).toContain('"unreached":[{"position":2,"state":"deferred"');
    killed.child.kill('SIGKILL');
    await killed.ended;
    isGreylisting = false;
    const { pass } = await startShiftable(place);
    await pass(MINUTE_MS);
    await expect.poll(() => mails.length).toBe(2);
    expect(mails.map(({ recipients }) => recipients)).toEqual([[has], [lacks]]);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
  });
});
