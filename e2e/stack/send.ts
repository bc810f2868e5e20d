import { type Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { url } from './compose.ts';

/** What a visitor was told; without an answer the reason instead of a status. */
export interface Answer {
  status: number | string;
  body: string;
}

/** Asks the gateway, by POST when there is something to send. */
export function send(agent: Agent, path: string, headers = {}, body?: string): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: error.message, body: '' });
    const take = async (response: IncomingMessage) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    const method = body ? 'POST' : 'GET';
    request(new URL(path, url), { agent, method, headers }, (response) => void take(response).catch(fail))
      .once('error', fail)
      .end(body);
  });
}
