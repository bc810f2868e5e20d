import { Agent } from 'node:http';
import { sendRequest } from './send-request.ts';

interface Navigation {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Fields of a form. */
  fields?: Record<string, string>;
}

/** An open connection delays the stop of a shell until it has been idle for a moment. */
const withoutKeeping = new Agent({ keepAlive: false });

/** Sends the headers of a browser navigation or form submission: Node's `fetch` identifies itself as a script. */
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
