import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

/** Address for visitors, and connection options. */
export interface Entrance {
  url: string;
  connections?: https.AgentOptions;
}

/** Response to a visitor; without one, the reason instead of a status. */
interface Answer {
  status: number | string;
  body: string;
}

/** Persistent connections of one visitor. */
export class Line {
  readonly #url: string;
  readonly #agent: http.Agent;

  constructor({ url, connections = {} }: Entrance) {
    const { Agent } = url.startsWith('https:') ? https : http;
    this.#url = url;
    this.#agent = new Agent({ ...connections, keepAlive: true });
  }

  /** Sends a request, by POST when there is a body. */
  send(path: string, headers: http.OutgoingHttpHeaders = {}, body?: string): Promise<Answer> {
    const { request } = this.#url.startsWith('https:') ? https : http;
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: error.message, body: '' });
      const take = async (response: http.IncomingMessage) =>
        resolve({ status: response.statusCode ?? 0, body: await text(response) });
      const method = body ? 'POST' : 'GET';
      request(new URL(path, this.#url), { agent: this.#agent, method, headers }, (response) => {
        take(response).catch(fail);
      })
        .once('error', fail)
        .end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
