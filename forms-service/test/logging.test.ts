import { expect, test } from 'vitest';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

const CANARY = 'canary7f3a';

test('no log line holds anything that a visitor sent', async () => {
  const { address, lines } = await startService({ trustedHops: 1 });
  const visitor = visitorAt(address);
  const email = `${CANARY}@lantern.example`;
  const headers = {
    'idempotency-key': CANARY,
    'x-forwarded-for': '198.51.100.77',
    'x-request-id': CANARY,
    'user-agent': CANARY,
    referer: `http://localhost/${CANARY}`,
    cookie: `session=${CANARY}`,
  };
  await visitor.send('signup', { email, firstName: CANARY, phone: CANARY }, headers);
  await visitor.send('signup', { email }, {});
  await visitor.send('contact', { email, [CANARY]: CANARY }, headers);
  await visitor.post('contact', { ...filledIn.contact, captcha: CANARY }, headers);
  await visitor.post('contact', `{"${CANARY}`, headers);
  await visitor.send('contact', {}, { origin: `https://${CANARY}.example` });
  await fetch(`${address}/${CANARY}?email=${email}`, { headers });
  await fetch(`${address}/api/captcha/challenge?form=${CANARY}`, { headers });

  expect(lines.map((line) => JSON.parse(line)).filter(({ status }) => status)).toHaveLength(12);
  expect(lines.join('')).not.toContain(CANARY);
  expect(lines.join('')).not.toContain('198.51.100.77');
});

test('probes that find all well leave no line, one that does not leaves one', async () => {
  const { address, lines, store } = await startService();
  for (const path of ['/livez', '/readyz', '/metrics']) expect((await fetch(address + path)).status).toBe(200);
  await store.close();
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route: '/readyz', status: 503 }]);
});

test('a log line names route, status and request, under the id that the visitor was answered with', async () => {
  const { address, lines } = await startService();
  const response = await visitorAt(address).send('contact');
  const line = lines.map((each) => JSON.parse(each)).find(({ route }) => route === '/api/contact');
  expect(line).toMatchObject({ method: 'POST', status: 200, requestId: response.headers.get('x-request-id') });
});
