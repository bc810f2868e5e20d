import { once } from 'node:events';
import { freePort } from '@site/dev-tools/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedAddress } from './api-document.ts';
import { CopiedSamples, type Language, runtimes } from './testing/run-samples.ts';
import { KEY, StubApi } from './testing/stub-api.ts';

const api = new StubApi();
const port = await freePort();
const SECRET = Buffer.from('secret of a webhook').toString('base64');
const copied = new CopiedSamples({ API_KEY: KEY, SECRET }, () => ({
  [documentedAddress]: api.url,
  ':3000': `:${port}`,
  '("", 3000)': `("", ${port})`,
  'listen(3000': `listen(${port}`,
}));

beforeAll(() => api.start());
afterAll(() => {
  api.stop();
  copied.remove();
});

const languages = Object.keys(runtimes) as Language[];
const setUp = 'Address and key';
const program = 'A day’s missed calls, as one message';

/** The gate installs the dependencies of samples: a missing one makes a test fail there. */
const isGate = process.env.TEST_SAMPLES === 'all';

/** Whether to skip a test, with the reason for the report. */
function unlessHere(...needed: Language[]): [boolean, string] {
  const missing = needed.filter((language) => !runtimes[language].isHere);
  return [missing.length > 0 && !isGate, `This machine lacks what samples in ${missing.join(' and ')} need.`];
}

test.for(languages)('samples in %s work as documented', async (language, { skip }) => {
  skip(...unlessHere(language));
  copied.save(setUp, language, 'client');
  const printed = await copied.run(language, [
    ...(language === 'sh' ? [setUp] : []),
    ...['First request', 'A request without a valid key', 'Read all pages', 'List calls', 'Place a call'],
    ...['List contacts', 'Send a message'],
  ]);
  const parts = ['call_7Qm2', '401', 'call_7Qm2', 'call_7Qk9', '2026-11-12T07:04:31Z', 'call_7Qm3', 'Noor Haddad'];
  expect(printed).toMatch(new RegExp([...parts, 'msg_c09'].join('[^]*')));
});

test.for(languages)('the complete program in %s is self-contained and can be run twice', async (language, { skip }) => {
  skip(...unlessHere(language));
  copied.forget(language, 'client');
  api.served.length = 0;
  for (const _ of ['today', 'again']) await copied.run(language, [program]);
  const [first, second] = api.served.filter(({ request }) => request === 'POST /api/messages');
  expect(second).toEqual(first);
  const calls = '2026-11-12T07:04:31Z  +97145550142\n2026-11-12T06:41:09Z  +97145550187';
  const { since, until } = api.served[0]?.query ?? {};
  expect(first?.body).toEqual({ to: '#sales-desk', text: `Missed on ${since?.slice(0, 10)}:\n${calls}` });
  expect(Date.parse(until ?? '') - Date.parse(since ?? '')).toBe(86_400_000);
});

test.for(languages.filter((language) => language !== 'sh'))(
  'a receiver in %s takes the event of the sample and no forged one',
  async (language, { skip }) => {
    skip(...unlessHere(language, 'sh'));
    copied.save('Verify a signature', language, 'signature');
    copied.save('Verify a signature', 'sh', 'sign');
    const receiver = await copied.start(language, 'Receive an event', 'receive');
    try {
      const heard = once(receiver.stdout ?? expect.fail(), 'data');
      expect(await copied.run('sh', ['Receive an event'])).toContain(' 204 ');
      expect(String(await heard)).toContain('call_7Qm3 answered');
      const forged = {
        'webhook-id': 'evt',
        'webhook-timestamp': `${Date.now() / 1000}`,
        'webhook-signature': 'v1,AAAA',
      };
      const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: forged, body: '{}' });
      expect(answer.status).toBe(401);
    } finally {
      receiver.kill();
      await once(receiver, 'exit');
    }
  },
);
