import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageListPath } from '@site/contracts';
import { expect } from 'playwright/test';
import type { Expectation, ReferencedFile } from './answers.ts';
import { ServedDocument } from './served-document.ts';

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

/** Sends a request with an unnormalized path: `fetch` would resolve `..` itself. */
function ask(site: string, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Response> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((content) => resolve({ status, headers, content }), reject);
    })
      .once('error', reject)
      .end();
  });
}

function decoded({ headers, content }: Response): string {
  if (content.length === 0) return '';
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from)(
    content,
  ).toString();
}

/** Find the path in the home page. */
const finders: Record<ReferencedFile, (html: string) => string | undefined> = {
  script: (html) => /\/assets\/[\w./-]+\.js/.exec(html)?.[0],
  font: (html) => /\/assets\/[\w./-]+\.woff2/.exec(html)?.[0],
  'page list': (html) => {
    const { page } = new ServedDocument(html).data;
    return page && pageListPath(page.remote, page.release.version);
  },
};

const isReferenced = (path: string): path is ReferencedFile => Object.hasOwn(finders, path);

/** Path of a file that the home page refers to. */
async function pathOf(site: string, name: ReferencedFile): Promise<string> {
  const path = finders[name](decoded(await ask(site, '/')));
  if (!path) throw new Error(`The home page refers to no ${name}.`);
  return path;
}

/** Asserts that a server responds as expected. @param site origin of the server */
export async function expectAnswer(site: string, { request, expected }: Expectation): Promise<void> {
  const { path: named, method, headers, isRevalidation } = request;
  const path = isReferenced(named) ? await pathOf(site, named) : named;
  let response = await ask(site, path, method, headers);
  if (isRevalidation) {
    const tag = String(response.headers.etag);
    // Proxies weaken tags.
    for (const known of [tag, `W/${tag}`]) {
      response = await ask(site, path, method, { ...headers, 'if-none-match': `"other", ${known}` });
      expect([response.status, response.headers.etag]).toEqual([304, tag]);
    }
  }
  expect([expected.status].flat()).toContain(response.status);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const sent = response.headers[name];
    if (value instanceof RegExp) expect(sent, name).toMatch(value);
    else expect(sent, name).toBe(value);
  }
  const body = decoded(response);
  if (expected.body) expect(expected.body.test(body), body.slice(0, 200)).toBe(true);
}
