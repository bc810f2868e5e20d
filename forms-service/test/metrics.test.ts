import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/durations.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { openSqliteStore } from '../src/store/open-store.ts';
import { startDelivering, team } from './delivering.ts';
import { refusal, startMailServer } from './mail-server.ts';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';
import { startReceiver } from './webhook-receiver.ts';

async function metricsOf(address: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const submissions = (outcome: string, form = 'contact') =>
  `forms_submissions_total{form="${form}",outcome="${outcome}"}`;

test('metrics count the outcome of every post', async () => {
  const { address } = await startService();
  const visitor = visitorAt(address);
  const key = { 'idempotency-key': 'one' };
  const captcha = await visitor.captcha('contact');
  await visitor.send('contact', { captcha }, key);
  await visitor.send('contact', {}, key);
  await visitor.send('contact', { message: 'Other' }, key);
  await visitor.send('contact', { captcha });
  await visitor.send('contact', { website: 'x' });
  await visitor.post('contact', { ...filledIn.contact, captcha: 'x' });
  await visitor.post('contact', { email: 'x' });
  await visitor.post('contact', '{');
  await visitor.send('contact', {}, { origin: 'https://elsewhere.example' });
  await visitor.send('signup');
  await visitor.send('signup');
  await visitor.post('newsletter', { ...filledIn.newsletter, captcha: 'bypass' });

  const metrics = await metricsOf(address);
  const outcomes = ['stored', 'quarantined', 'replayed', 'key_reused', 'captcha_used', 'captcha_refused', 'invalid'];
  for (const outcome of [...outcomes, 'unreadable', 'foreign_origin'])
    expect([outcome, metrics.get(submissions(outcome))]).toEqual([outcome, 1]);
  expect(metrics.get(submissions('failed'))).toBe(0);
  expect(metrics.get(submissions('address_taken', 'signup'))).toBe(1);
  expect(metrics.get(submissions('quarantined', 'newsletter'))).toBe(1);
  expect(metrics.get('forms_captcha_checks_total{form="newsletter",outcome="bypassed"}')).toBe(1);
  expect(metrics.get('forms_captcha_checks_total{form="contact",outcome="refused"}')).toBe(1);
  expect(metrics.get('forms_store_ready')).toBe(1);
  const answered = 'forms_request_duration_seconds_count{method="POST",route="/api/contact",status="200"}';
  expect(metrics.get(answered)).toBe(3);
  expect(metrics.get('forms_store_duration_seconds_count{operation="save",outcome="ok"}')).toBeGreaterThan(5);
});

test('metrics and /readyz report when leads cannot be stored', { timeout: 30_000 }, async () => {
  // The waiting store must not block the requests.
  const { address, file } = await startService({}, openSqliteStore);
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ ready: true, store: 'ok' });
  const other = new DatabaseSync(file, { timeout: 20_000 });
  onTestFinished(() => other.close());
  other.exec('BEGIN EXCLUSIVE');
  expect((await visitorAt(address).send('contact')).status).toBe(503);
  const response = await fetch(`${address}/readyz`);
  expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ store: 'SQLITE_5' })]);
  const metrics = await metricsOf(address);
  expect(metrics.get(submissions('unavailable'))).toBe(1);
  expect(metrics.get('forms_store_ready')).toBe(0);
  expect(metrics.get('forms_oldest_undelivered_age_seconds')).toBeUndefined();
  expect(metrics.get('forms_undelivered{channel="webhook",state="dead"}')).toBeUndefined();
  expect(metrics.get('forms_store_duration_seconds_count{operation="save",outcome="unavailable"}')).toBe(1);
});

/** Starts a service whose mail server knows no mailbox and whose webhook refuses everything. */
async function startUnlucky() {
  const { url: smtpUrl } = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(refusal(550, '5.1.1 There is no such mailbox.')),
  });
  const { url } = await startReceiver((response) => response.writeHead(500).end());
  return startDelivering({ smtpUrl, webhook: { url } });
}

test('metrics and /readyz report a lead as late that was received while the clock was ahead', async () => {
  const { address, visitor, round, pass } = await startUnlucky();
  pass(DAY_MS);
  await visitor.send('contact');
  await round();
  pass(-DAY_MS);
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ outbox: 'late', waiting: 1 });
  expect((await metricsOf(address)).get('forms_oldest_undelivered_age_seconds')).toBe(DAY_MS / 1_000);
});

test('metrics and /readyz report deliveries, and late ones do not make the service unready', async () => {
  const { address, visitor, round, pass } = await startUnlucky();
  const readyz = async () => {
    const response = await fetch(`${address}/readyz`);
    return [response.status, await response.json()];
  };
  await visitor.send('contact');
  expect(await readyz()).toEqual([200, expect.objectContaining({ outbox: 'ok', waiting: 2, dead: 0 })]);
  await round();
  pass(20 * MINUTE_MS);
  const late = [200, expect.objectContaining({ ready: true, outbox: 'late', waiting: 1, dead: 1 })];
  await expect.poll(readyz).toEqual(late);
  const metrics = await metricsOf(address);
  expect(metrics.get('forms_undelivered{channel="team-mail",state="dead"}')).toBe(1);
  expect(metrics.get('forms_undelivered{channel="webhook",state="waiting"}')).toBe(1);
  expect(metrics.get('forms_undelivered{channel="welcome",state="waiting"}')).toBe(0);
  expect(metrics.get('forms_oldest_undelivered_age_seconds')).toBe((20 * MINUTE_MS) / 1_000);
  expect(metrics.get('forms_delivering')).toBe(1);
});

test('metrics and /readyz distinguish partially delivered from dead mails', async () => {
  const { url } = await startMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === team[0] ? refusal(550, '5.1.1 There is no such mailbox.') : null),
  });
  const { address, visitor, round } = await startDelivering({ smtpUrl: url });
  await visitor.send('contact');
  await round();
  const readyz = await (await fetch(`${address}/readyz`)).json();
  expect(readyz).toMatchObject({ ready: true, outbox: 'partial', waiting: 0, dead: 0, partial: 1 });
  const metrics = await metricsOf(address);
  expect(metrics.get('forms_undelivered{channel="team-mail",state="partial"}')).toBe(1);
  expect(metrics.get('forms_undelivered{channel="team-mail",state="dead"}')).toBe(0);
});

test('a mistyped visitor address raises no alert: the team has the lead, and metrics count the mail', async () => {
  const { url } = await startMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(team.includes(address) ? null : refusal(550, '5.1.1 There is no such mailbox.')),
  });
  const { address, visitor, round } = await startDelivering({ smtpUrl: url });
  await visitor.send('signup');
  await round();
  const readyz = await (await fetch(`${address}/readyz`)).json();
  expect(readyz).toMatchObject({ ready: true, outbox: 'ok', waiting: 0, dead: 0, partial: 0, rejected: 1 });
  const metrics = await metricsOf(address);
  expect(metrics.get('forms_undelivered{channel="welcome",state="rejected"}')).toBe(1);
  expect(metrics.get('forms_undelivered{channel="welcome",state="dead"}')).toBe(0);
});

test('metrics count delivery attempts', async () => {
  const counting = createMetrics();
  counting.countAttempt('webhook', 'failed');
  counting.countAttempt('webhook', 'delivered');
  counting.countAttempt('team-mail', 'given-back');
  const { address } = await startService({ metrics: counting, deliveries: { obstacle: () => 'DISCONNECTED' } });
  for (const scrape of [1, 2]) {
    const metrics = await metricsOf(address);
    const attempts = (channel: string, outcome: string) =>
      metrics.get(`forms_delivery_attempts_total{channel="${channel}",outcome="${outcome}"}`);
    expect([scrape, attempts('webhook', 'failed'), attempts('webhook', 'delivered')]).toEqual([scrape, 1, 1]);
    expect([attempts('team-mail', 'given_back'), attempts('welcome', 'dead')]).toEqual([1, 0]);
    expect(metrics.get('forms_delivering')).toBe(0);
  }
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ ready: true, outbox: 'DISCONNECTED' });
});
