import { Agent } from 'node:http';
import { sendRequest } from './send-request.ts';

interface Navigation {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Fields of a form. */
  fields?: Record<string, string>;
}

/** A connection that stays open keeps a shell from stopping until it has been quiet for a moment. */
const withoutKeeping = new Agent({ keepAlive: false });

/** Sends what a browser sends when a person opens an address or sends a form: `fetch` of Node would say that a script asks. */
export function navigate(address: string, { method, headers, fields }: Navigation = {}): Promise<Response> {
  const body = fields && new URLSearchParams(fields).toString();
  const sent = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    ...(body !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(address).origin,
    }),
    ...headers,
  };
  return sendRequest(address, { method, headers: sent, body }, withoutKeeping);
}
