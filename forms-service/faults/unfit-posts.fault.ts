import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { filledIn, visitorAt } from '../test/visitor.ts';
import { stores } from './stores.ts';

type Changes = Record<string, unknown>;

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const manyKeys = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]));

/** Bodies that are not a form, by response status. */
const bodies: [string, number, string | Uint8Array][] = [
  ['cut off', 400, '{"email":'],
  ['empty', 400, ''],
  ['not UTF-8', 400, Buffer.from('{"email":"\xe9@lantern.example","captcha":"bypass"}', 'latin1')],
  ['half a character', 400, Buffer.from([0x22, 0xf0, 0x9f, 0x22])],
  ...['null', '7', '"text"', '[]', '[{}]', '{}'].map((body): [string, number, string] => [body, 422, body]),
  ['lists in lists', 422, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['a depth of a thousand', 422, nested(1_000)],
  ['a depth of a thousand in a field', 422, `{"email":${nested(1_000)},"captcha":"bypass"}`],
  ['ten thousand keys', 413, JSON.stringify(manyKeys)],
  ['the same keys, few enough', 422, JSON.stringify(Object.fromEntries(Object.entries(manyKeys).slice(0, 5_000)))],
  ['70 KB', 413, JSON.stringify({ ...filledIn.newsletter, captcha: 'x'.repeat(70_000) })],
];

/** Changes that make a form invalid. */
const changes: [string, Changes][] = [
  ['operators', { email: { $gt: '' } }],
  ['operators for text', { message: { $ne: null } }],
  ['an operator as the captcha', { captcha: { $regex: '.*' } }],
  ['numbers', { message: 5 }],
  ['lists', { firstName: ['Mara'] }],
  ['null', { lastName: null }],
  ['fields of its own', { isAdmin: true }],
  ['operators as names', { $where: 'sleep(1000)' }],
  ['paths as names', { 'deliveries.0.state': 'delivered' }],
  ['a choice that is none', { teamSize: '12' }],
  ['an address without end', { email: `a@${'b'.repeat(60_000)}.example` }],
  ['half a character', { message: 'broken \ud800 text' }],
  ['an invisible character in a name', { firstName: 'null \u0000 byte' }],
];

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/json; charset=utf-8; boundary=x',
  '',
];

describe.each(stores)('with $store', ({ newPlace }) => {
  it('invalid posts are refused with a 4xx status and not stored', async () => {
    const place = await newPlace();
    const { address } = await startProcess(place);
    const visitor = visitorAt(address);
    for (const [what, status, body] of bodies)
      expect([what, (await visitor.post('newsletter', body)).status]).toEqual([what, status]);
    for (const [what, change] of changes) {
      const answer = await visitor.send('contact', change);
      const sentence = expect.stringMatching(/^[A-Z][^{}[\]]+\.$/);
      expect([what, answer.status, await answer.text()]).toEqual([what, 422, sentence]);
    }
    for (const type of types)
      expect([type, (await visitor.send('contact', {}, { 'content-type': type })).status]).toEqual([type, 415]);
    expect(await rowsIn(place)).toEqual([]);
    expect((await visitor.send('contact')).status).toBe(200);
  });

  it('posts cannot pollute prototypes', async () => {
    const place = await newPlace();
    const visitor = visitorAt((await startProcess(place)).address);
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const captcha = await visitor.captcha('newsletter');
      const body = `{"email":"mara@lantern.example","captcha":"${captcha}","${name}":{"captcha":"bypass"}}`;
      expect([name, (await visitor.post('newsletter', body)).status]).toEqual([name, 422]);
      // After pollution, this one would find its captcha there.
      expect((await visitor.post('newsletter', '{"email":"mara@lantern.example"}')).status).toBe(422);
    }
    expect(await rowsIn(place)).toEqual([]);
  });
});

/** Large compared to uncollected garbage of some 100 MB. */
const HUGE = 300_000_000;

it('a decompression bomb is refused before it expands, and a body of 300 MB before it is read', async () => {
  const { address, child } = await startProcess();
  const visitor = visitorAt(address);
  // Peak of the kernel, which includes memory that was freed since.
  const peakMemory = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
  };
  const before = await peakMemory();
  const bomb = gzipSync(Buffer.alloc(HUGE, ' '), { level: 1 });
  expect((await visitor.post('contact', bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
  expect((await visitor.post('contact', '{"email', { 'content-encoding': 'gzip' })).status).toBe(400);
  expect((await visitor.post('contact', '{}', { 'content-encoding': 'lzw' })).status).toBe(415);

  for (const headers of [{ 'content-length': HUGE }, { 'transfer-encoding': 'chunked' }]) {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const sent = request(`${address}/api/contact`, options);
    // The service need not read it all; only the response counts.
    sent.on('error', () => undefined);
    const [answer] = await Promise.all([once(sent, 'response'), Readable.from(hugeBody()).pipe(sent)]);
    expect(answer[0].statusCode).toBe(413);
    sent.destroy();
  }
  expect((await peakMemory()) - before).toBeLessThan(HUGE / 2);
  expect((await visitor.send('contact')).status).toBe(200);
});

function* hugeBody() {
  const chunk = Buffer.alloc(1_000_000, ' ');
  for (let sent = 0; sent < HUGE; sent += chunk.length) yield chunk;
}
