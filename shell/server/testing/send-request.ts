import { type Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SentRequest {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | Uint8Array | undefined;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
}

const HAVE_NO_BODY = [204, 304];

/**
 * Sends a request unmodified: `fetch` adds headers, follows redirects, and takes three times as long.
 * @param agent for persistent connections
 */
export function sendRequest(
  address: string,
  { method, headers, body, signal }: SentRequest,
  agent: Agent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': Buffer.byteLength(body) };
    const sent = request(address, { method, headers: { ...length, ...headers }, agent, signal }, (response) => {
      const { statusCode: status = 0 } = response;
      const received = Object.entries(response.headers).flatMap(([name, value = []]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      );
      const answer = (content: Buffer<ArrayBuffer>) =>
        new Response(HAVE_NO_BODY.includes(status) ? null : content, { status, headers: received });
      buffer(response).then(answer).then(resolve, reject);
    });
    sent.once('error', reject).end(body);
  });
}
