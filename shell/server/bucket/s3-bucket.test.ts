import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openS3Bucket } from './s3-bucket.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'operator');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

/** Opens a bucket of a store that answers as given. */
async function openBucket(answer: RequestListener) {
  const store = createServer(answer);
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const bucket = await openS3Bucket({ url: 's3://site', endpoint, region: 'us-east-1', timeoutMs: 200 });
  onTestFinished(() => {
    bucket.close();
    store.closeAllConnections();
    store.close();
  });
  return bucket;
}

const causedBy = (message: RegExp) =>
  expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringMatching(message) }) });

const headers = { contentType: 'text/html', cacheControl: 'no-cache' };

test('a store that never answers fails the update, which is then repeated', async () => {
  const bucket = await openBucket(() => undefined);
  await expect(bucket.write('index.html', Buffer.from('<p>Prices.</p>'), headers)).rejects.toThrow(
    causedBy(/timed out/i),
  );
});

test('a store that stops in the middle of an answer fails the update, which is then repeated', async () => {
  const bucket = await openBucket((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{');
  });
  await expect(bucket.read('composition.json')).rejects.toThrow(causedBy(/timed out|aborted/i));
});

test('a store that keeps an object that was removed fails the update, which is then repeated', async () => {
  const bucket = await openBucket((_request, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Not allowed.</Message></Error>');
  });
  await expect(bucket.remove('offers.html')).rejects.toThrow(causedBy(/Not allowed/));
});

test('a removed page disappears from a store that requires a checksum for the removal of a list', async () => {
  const removed: unknown[] = [];
  const bucket = await openBucket((request, response) => {
    const isList = request.method === 'POST';
    if (!isList) removed.push(`${request.method} ${request.url}`);
    response.writeHead(isList && !request.headers['content-md5'] ? 400 : 204).end();
  });
  await bucket.remove('offers.html');
  expect(removed).toEqual(['DELETE /site/offers.html?x-id=DeleteObject']);
});

test('an operator learns which object a store refuses', async () => {
  const bucket = await openBucket((_request, response) => void response.writeHead(403).end());
  await expect(bucket.write('index.html', Buffer.from(''), headers)).rejects.toThrow('Writing index.html to the');
  await expect(bucket.read('composition.json')).rejects.toThrow('Reading composition.json from the');
  await expect(bucket.remove('offers.html')).rejects.toThrow('Removing offers.html from the');
});
