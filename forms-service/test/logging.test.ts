import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadAdministration } from '../src/store/lead-administration.ts';
import { openSqliteStore } from '../src/store/open-store.ts';
import type { PageRequest } from '../src/store/record-store.ts';
import { colleagueAt } from './colleague.ts';
import { startConfigured } from './configured.ts';
import { startService, temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

const CANARY = 'canary7f3a';

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
