import { openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadAdministration } from '../src/store/lead-administration.ts';
import { openSqliteStore } from '../src/store/open-store.ts';
import type { PageRequest } from '../src/store/record-store.ts';
import { colleagueAt } from './colleague.ts';
import { startMailServer } from './mail-server.ts';
import { leads, startConfigured, startProcess } from './process.ts';
import { startService, temporaryFolder } from './service.ts';
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

test('only failed probes are logged', async () => {
  const { address, lines, store } = await startService();
  for (const path of ['/livez', '/readyz', '/metrics']) expect((await fetch(address + path)).status).toBe(200);
  await store.close();
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route: '/readyz', status: 503 }]);
});

test('a log line has route, status and the request id of the response', async () => {
  const { address, lines } = await startService();
  const response = await visitorAt(address).send('contact');
  const line = lines.map((each) => JSON.parse(each)).find(({ route }) => route === '/api/contact');
  expect(line).toMatchObject({ method: 'POST', status: 200, requestId: response.headers.get('x-request-id') });
});

test('an aborted response is logged without the error message', async () => {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(path.join(folder, 'leads.sqlite'));
  onTestFinished(() => store.close());
  const failing: LeadAdministration = Object.assign(Object.create(store), {
    readPage: async (page: PageRequest) =>
      page.order === 'oldest-first' ? Promise.reject(new TypeError(`Cannot read ${CANARY}.`)) : store.readPage(page),
  });
  const secret = 'a secret of at least thirty-two characters';
  const { address, lines } = await startService({
    inbox: {
      users: new Map(),
      proxy: { userHeader: 'x-user', secret },
      store: failing,
      secret,
      hashAddress: () => '',
      removeFiles: async () => undefined,
      listReplacedLeads: async () => [],
    },
  });
  const ada = colleagueAt(address);
  const headers = { 'x-user': 'ada', 'x-inbox-secret': secret };
  const [, formToken = ''] =
    /name="formToken" value="([^"]+)"/.exec((await ada.go('/inbox/', undefined, headers)).body) ?? [];
  await expect(ada.go('/inbox/export', { formToken, show: 'all', form: '', address: '' }, headers)).rejects.toThrow();

  const logged = lines.map((line) => JSON.parse(line));
  const { requestId } = logged.find(({ route }) => route === '/inbox/export');
  expect(logged).toContainEqual(
    expect.objectContaining({
      requestId,
      msg: 'response aborted',
      err: { type: 'TypeError', frames: expect.any(Array) },
    }),
  );
  expect(lines.join('')).not.toContain(CANARY);
});

test('the security log has pseudonymous visitors, actions and outcomes', async () => {
  const { address, lines } = await startConfigured({ SECURITY_LOG: 'true', TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' });
  const from = (visitor: string) => ({ 'x-forwarded-for': visitor });
  const visitor = visitorAt(address);
  await visitor.send('contact', {}, from('198.51.100.77'));
  await visitor.send('contact', { captcha: 'x' }, from('198.51.100.77'));
  await fetch(`${address}/api/newsletter/confirm?token=x`, { headers: from('203.0.113.9') });
  await fetch(`${address}/wp-login.php`, { headers: from('203.0.113.9') });
  await fetch(`${address}/api/docs`, { headers: from('203.0.113.9') });

  const events = lines.map((line) => JSON.parse(line)).filter(({ log }) => log === 'security');
  expect(events).toMatchObject([
    { method: 'POST', route: '/api/contact', status: 200, outcome: 'stored' },
    { method: 'POST', route: '/api/contact', status: 422, outcome: 'captcha_refused' },
    { method: 'GET', route: '/api/newsletter/confirm', status: 404, outcome: 'refused' },
    { method: 'GET', route: 'unknown', status: 404, outcome: 'refused' },
  ]);
  const [first, ...others] = events.map(({ who }) => who);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(others).toEqual([first, others[1], others[1]]);
  expect(others[1]).not.toBe(first);
  expect(lines.join('')).not.toMatch(/198\.51|203\.0|wp-login/);
});

test('a full disk under the log takes neither the forms from visitors nor the stop from operators', async () => {
  const service = await startProcess({}, openSync('/dev/full', 'w'));
  for (const _ of Array(3)) expect((await visitorAt(service.address).send('contact')).status).toBe(200);
  service.child.kill('SIGTERM');
  expect([await service.ended, service.stderr()]).toEqual([0, '']);
});
