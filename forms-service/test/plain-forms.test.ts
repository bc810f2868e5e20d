import { formNames } from '@site/contracts/forms';
import { plainFormPath } from '@site/contracts/forms/plain-form';
import { describe, expect, test } from 'vitest';
import { createQuestions } from '../src/captcha/questions.ts';
import { HOUR_MS } from '../src/durations.ts';
import { formRules } from '../src/forms/forms.ts';
import { createBypassLimiter, createRateLimiter } from '../src/limits/limiter.ts';
import { type LeadStore, StoreUnavailable } from '../src/store/lead-store.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { SECRET, startService } from './service.ts';
import { filledIn } from './visitor.ts';

type Entries = Readonly<Record<string, string>>;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const plainForms = formNames.filter((form) => formRules[form].plain);

/** Returns the visible text of a page. */
interface ShownPage {
  status: number;
  html: string;
  /** Returns the hidden token of the question. */
  token: string;
  /** Returns the right answer. */
  sum: number;
}

async function read(response: Response): Promise<ShownPage> {
  const html = await response.text();
  const [, first = '', second = ''] = /What is (\w+) plus (\w+)\?/.exec(html) ?? [];
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  return { status: response.status, html, token, sum: NUMBERS.indexOf(first) + NUMBERS.indexOf(second) };
}

/** Returns the hidden inputs of a page. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map((found) => found.slice(1)),
  );

/** A store that stores the first lead after the timeout. */
const tooSlowOnce = (store: LeadStore): LeadStore => {
  let isSlow = true;
  return {
    ...store,
    async save(lead) {
      const saved = await store.save(lead);
      if (!isSlow) return saved;
      isSlow = false;
      throw new StoreUnavailable('TIMEOUT');
    },
  };
};

/** A visitor without JavaScript. */
function browserAt(address: string, form: 'contact' | 'newsletter') {
  const post = async (entries: Entries, headers: Record<string, string> = {}) =>
    read(await fetch(address + plainFormPath(form), { method: 'POST', body: new URLSearchParams(entries), headers }));
  /** Sends the form, then the right answer. */
  const send = async (entries: Entries) => {
    const { token, sum } = await post(entries);
    return post({ ...entries, token, answer: String(sum) });
  };
  return { post, send };
}

const contact = { ...filledIn.contact, website: '' };

describe('a form sent without JavaScript', () => {
  test('can be the newsletter or the contact form', () => {
    expect(plainForms).toEqual(['newsletter', 'contact']);
  });

  test('is answered with its entries and a question, and not stored yet', async () => {
    const { address, store } = await startService();
    const { status, html } = await browserAt(address, 'contact').post(contact);
    expect(status).toBe(200);
    expect(html).toMatch(/<label for="email">Email<\/label><input [^>]+ value="mara@lantern.example">/);
    expect(html).toContain('value="Lantern &amp; Sons"');
    expect(html).toContain('>\nTwo offices, forty phones.\nWhat would you advise?</textarea>');
    expect(html).toContain('<option value="11-50" selected>');
    expect(html).toMatch(/<label for="answer">What is \w+ plus \w+\?<\/label>/);
    expect(html).not.toMatch(/<script|style="|\son[a-z]+=/);
    expect(await storedLeads(store)).toEqual([]);
  });

  test.each(['digits', 'words'])('is quarantined once its question is answered in %s', async (kind) => {
    const { address, store } = await startService();
    const { post } = browserAt(address, 'contact');
    const { token, sum } = await post(contact);
    const words = [
      ...NUMBERS,
      'ten',
      'eleven',
      'twelve',
      'thirteen',
      'fourteen',
      'fifteen',
      'sixteen',
      'seventeen',
      'eighteen',
    ];
    const { status, html } = await post({
      ...contact,
      token,
      answer: kind === 'digits' ? ` ${sum} ` : `${words[sum]}.`,
    });
    expect([status, html]).toEqual([200, expect.stringContaining('Your message has arrived')]);
    expect(await storedLeads(store)).toMatchObject([
      { form: 'contact', state: 'quarantined', fields: filledIn.contact, deliveries: [] },
    ]);
  });

  test('sends a confirmation mail for the newsletter', async () => {
    const { address, store } = await startService();
    const { html } = await browserAt(address, 'newsletter').send(filledIn.newsletter);
    expect(html).toContain('One more step');
    expect(await storedLeads(store)).toMatchObject([
      { form: 'newsletter', state: 'quarantined', deliveries: [{ channel: 'confirmation' }] },
    ]);
  });

  test('keeps the known context of its visitor over the question', async () => {
    const { address, store } = await startService();
    const { post } = browserAt(address, 'contact');
    const referer = `${address}/contact?topic=careers&job=voice-engineer&program=%22%3E%3Cscript%3E`;
    const { token, sum, html } = await post(contact, { referer });
    expect(html).toContain('<input type="hidden" name="job" value="voice-engineer">');
    expect(html).not.toMatch(/name="program"|<script/);
    await post({ ...contact, topic: 'careers', job: 'voice-engineer', token, answer: String(sum) });
    const [lead] = await storedLeads(store);
    expect(lead?.fields).toEqual({ ...filledIn.contact, topic: 'Job application', job: 'voice-engineer' });
  });

  test('names each field to correct and keeps the others', async () => {
    const { address, store } = await startService();
    const { status, html } = await browserAt(address, 'contact').post({ ...contact, email: 'mara@', lastName: '' });
    expect(status).toBe(422);
    expect(html).toMatch(/<input id="email"[^>]* aria-invalid="true" aria-describedby="email-error"/);
    expect(html).toContain('<p class="error" id="email-error">Enter a full address, such as name@company.com.</p>');
    expect(html).toContain('<p class="error" id="lastName-error">Enter your last name.</p>');
    expect(html).toContain('value="mara@"');
    expect(html).toContain('value="Mara"');
    expect(await storedLeads(store)).toEqual([]);
  });

  test('escapes entries', async () => {
    const { address } = await startService();
    const script = '"><script>alert(1)</script>';
    const { html } = await browserAt(address, 'contact').post({ ...contact, company: script, message: script });
    expect(html).not.toContain('<script');
  });

  test('gets another question after a wrong answer', async () => {
    const { address, store } = await startService();
    const { post } = browserAt(address, 'contact');
    const { token } = await post(contact);
    const again = await post({ ...contact, token, answer: '99' });
    expect([again.status, again.html]).toEqual([422, expect.stringContaining('The answer was not right')]);
    expect(again.token).not.toBe(token);
    expect(await storedLeads(store)).toEqual([]);
  });

  test('is stored once for repeated clicks', async () => {
    const { address, store } = await startService();
    const { post } = browserAt(address, 'contact');
    const { token, sum } = await post(contact);
    const answered = { ...contact, token, answer: String(sum) };
    const pages = await Promise.all([post(answered), post(answered), post(answered)]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  describe('and is stored after the timeout', () => {
    const sendTooLate = async (given: Parameters<typeof startService>[0] = {}) => {
      const { store } = await startService();
      const { address } = await startService({ ...given, store: tooSlowOnce(store) });
      const browser = browserAt(address, 'contact');
      const page = await browser.send(contact);
      expect([page.status, page.html]).toEqual([503, expect.stringContaining('Please try again in a minute.')]);
      return { ...browser, page, store };
    };

    test('is stored once on retry, without a second question', async () => {
      const { post, page, store } = await sendTooLate();
      expect(page.html).not.toMatch(/What is \w+ plus/);
      const { status, html } = await post({ ...contact, ...hiddenIn(page.html) });
      expect([status, html]).toEqual([200, expect.stringContaining('Your message has arrived')]);
      expect(await storedLeads(store)).toHaveLength(1);
    });

    test('is stored once after rate-limited retries and a correction', async () => {
      const waits = [0, 0, 7, 0, 0];
      const { post, page, store } = await sendTooLate({ limits: { posts: { take: async () => waits.shift() ?? 0 } } });
      const refused = await post({ ...contact, ...hiddenIn(page.html) });
      const invalid = await post({ ...contact, ...hiddenIn(refused.html), lastName: '' });
      const { status } = await post({ ...contact, ...hiddenIn(invalid.html) });
      expect([refused.status, invalid.status, status]).toEqual([429, 422, 200]);
      expect(await storedLeads(store)).toHaveLength(1);
    });

    test('is a new form when changed, as the page explains', async () => {
      const { post, page, store } = await sendTooLate();
      const changed = { ...contact, message: 'Three offices.' };
      const told = await post({ ...changed, ...hiddenIn(page.html) });
      expect([told.status, told.html]).toEqual([422, expect.stringContaining('already sent once')]);
      await post({ ...changed, token: told.token, answer: String(told.sum) });
      expect(await storedLeads(store)).toHaveLength(2);
    });
  });

  test('cannot reuse an answer', async () => {
    const { address, store } = await startService();
    const { post } = browserAt(address, 'contact');
    const { token, sum } = await post(contact);
    const answer = String(sum);
    await post({ ...contact, token, answer });
    const second = await post({ ...contact, message: 'Buy this.', token, answer });
    expect([second.status, second.html]).toEqual([422, expect.stringContaining('already sent once')]);
    const other = await browserAt(address, 'newsletter').post({ ...filledIn.newsletter, token, answer });
    expect(other.status).toBe(422);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('cannot use an expired or forged question', async () => {
    const { address, store } = await startService();
    const old = createQuestions(SECRET, () => new Date(Date.now() - HOUR_MS - 1_000)).ask('contact');
    const forged = createQuestions('another secret of more than thirty-two characters', () => new Date()).ask(
      'contact',
    );
    for (const { text, token } of [old, forged]) {
      const { sum } = await read(new Response(text));
      const { status } = await browserAt(address, 'contact').post({ ...contact, token, answer: String(sum) });
      expect(status).toBe(422);
    }
    expect(await storedLeads(store)).toEqual([]);
  });

  test('is rate limited like every other post, keeping its entries', async () => {
    const { address } = await startService({ limits: { posts: createRateLimiter(1, 1) } });
    const { post } = browserAt(address, 'contact');
    await post(contact);
    const { status, html } = await post(contact);
    expect([status, html]).toEqual([429, expect.stringContaining('That was a lot at once.')]);
    expect(html).toContain('value="mara@lantern.example"');
  });

  test('counts toward the limit without a captcha', async () => {
    const { address, store } = await startService({ limits: { bypasses: createBypassLimiter(1, 10) } });
    const { send } = browserAt(address, 'contact');
    await send(contact);
    const { status, html } = await send({ ...contact, message: 'Another one.' });
    expect([status, html]).toEqual([429, expect.stringContaining('without JavaScript right now')]);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test.each([
    ['an internal error occurs', () => new TypeError('cannot keep mara@lantern.example'), 500, 'failed'],
    ['leads cannot be stored', () => new StoreUnavailable('SQLITE_5'), 503, 'unavailable'],
  ])('keeps its entries while %s, and is counted', async (_what, failure, status, outcome) => {
    const { store } = await startService();
    const save: LeadStore['save'] = () => Promise.reject(failure());
    const { address, lines } = await startService({ store: { ...store, save } });
    const { send } = browserAt(address, 'contact');
    const page = await send(contact);
    expect(page.status).toBe(status);
    expect(page.html).toContain('Please try again in a minute.');
    expect(page.html).toContain('value="mara@lantern.example"');
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain(`forms_submissions_total{form="contact",outcome="${outcome}"} 1\n`);
    const isLogged = lines.some((line) => JSON.parse(line).msg === 'request failed');
    expect([isLogged, lines.join('').includes('lantern')]).toEqual([status === 500, false]);
  });

  test('is refused from another site, or with another content type', async () => {
    const { address } = await startService();
    const { post } = browserAt(address, 'contact');
    expect((await post(contact, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(contact, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ ...contact, message: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('has a page that cannot be framed and submits only to this site', async () => {
    const { address } = await startService();
    const response = await fetch(address + plainFormPath('contact'), {
      method: 'POST',
      body: new URLSearchParams(contact),
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
