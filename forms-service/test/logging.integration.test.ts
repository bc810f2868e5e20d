import { openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { leads } from './configured.ts';
import { startMailServer } from './mail-server.ts';
import { startProcess } from './process.ts';
import { filledIn, visitorAt } from './visitor.ts';

const CANARY = 'canary7f3a';
const email = `${CANARY}@lantern.example`;
const personal = { email, firstName: CANARY, lastName: CANARY, company: CANARY, message: CANARY };
const headers = {
  'idempotency-key': CANARY,
  'x-forwarded-for': '198.51.100.77',
  'x-request-id': CANARY,
  'user-agent': CANARY,
  referer: `http://localhost/${CANARY}`,
  cookie: `session=${CANARY}`,
};

test('no input of a visitor gets into logs, metrics, responses or mail headers, whatever the outcome', async () => {
  const { mails, url } = await startMailServer();
  const { address, child, ended, dataDir, stdout, stderr } = await startProcess({
    TRUST_PROXY_HOPS: '1',
    LOG_LEVEL: 'debug',
    SMTP_URL: url,
    MAIL_TO: 'team@lumenary.example',
    ACKNOWLEDGEMENTS: 'true',
  });
  const visitor = visitorAt(address);
  const signup = { ...filledIn.signup, ...personal, phone: CANARY, message: undefined };
  const answers = [
    await visitor.send('contact', personal, headers),
    await visitor.send('contact', personal, headers),
    await visitor.send('contact', { ...personal, message: `other ${CANARY}` }, headers),
    await visitor.send('signup', signup, {}),
    await visitor.send('signup', signup, {}),
    await visitor.send('pricing-expert', { email, note: CANARY, phone: CANARY }),
    await visitor.post('newsletter', { email, captcha: 'bypass' }, headers),
    await visitor.send('contact', { ...personal, website: CANARY }),
    await visitor.send('contact', { ...personal, captcha: CANARY }, {}),
    await visitor.send('contact', { ...personal, [CANARY]: CANARY }),
    await visitor.send('contact', { ...personal, teamSize: CANARY }),
    await visitor.post('contact', `{"${CANARY}`, headers),
    await visitor.post('contact', CANARY.repeat(10_000), headers),
    await visitor.post('contact', personal, { 'content-type': `text/${CANARY}` }),
    await visitor.send('contact', personal, { origin: `https://${CANARY}.example` }),
    await fetch(`${address}/${CANARY}?email=${email}`, { headers }),
    await fetch(`${address}/api/captcha/challenge?form=${CANARY}`, { headers }),
  ];
  await expect.poll(() => mails.length).toBe(7);
  const lock = new DatabaseSync(path.join(dataDir, 'leads.sqlite'), { timeout: 20_000 });
  lock.exec('BEGIN EXCLUSIVE');
  answers.push(await visitor.send('contact', personal), await fetch(`${address}/readyz`));
  lock.close();
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 422, 200, 200, 200, 200, 200, 422, 422, 422, 400, 413, 415, 403, 404, 400, 503, 503,
  ]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect((await leads(dataDir, 'list')).stdout).toContain(CANARY);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  const logged = stdout() + stderr();
  expect(logged.split('\n').length).toBeGreaterThan(answers.length);
  expect(logged).not.toContain('"log":"security"');
  expect(metrics).toContain('forms_submissions_total');
  // Recipient and Reply-To are the only headers that may identify a visitor.
  const addressed = ['to', 'reply-to'];
  const mailHeaders = mails.flatMap((mail) =>
    mail.headers.filter(({ key }) => !addressed.includes(key)).map(({ value }) => value),
  );
  for (const text of [logged, metrics, ...texts, ...mailHeaders]) {
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain('198.51.100.77');
  }
});

test('a full disk under the log takes neither the forms from visitors nor the stop from operators', async () => {
  const service = await startProcess({}, openSync('/dev/full', 'w'));
  for (const _ of Array(3)) expect((await visitorAt(service.address).send('contact')).status).toBe(200);
  service.child.kill('SIGTERM');
  expect([await service.ended, service.stderr()]).toEqual([0, '']);
});
