import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Navigation {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Fields of a form. */
  fields?: Record<string, string>;
}

/** Sends what a browser sends when a person opens an address or sends a form: `fetch` of Node would say that a script asks. */
export function navigate(address: string, { method = 'GET', headers, fields }: Navigation = {}): Promise<Response> {
  const body = fields && new URLSearchParams(fields).toString();
  const sent = {
    connection: 'close',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    ...(body !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      origin: new URL(address).origin,
    }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    request(address, { method, headers: sent, agent: false }, (response) => {
      const received = Object.entries(response.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      );
      const answer = (content: Buffer) =>
        new Response(new Uint8Array(content), { status: response.statusCode ?? 0, headers: received });
      buffer(response).then((content) => resolve(answer(content)), reject);
    })
      .once('error', reject)
      .end(body);
  });
}
