import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

/** Where visitors come in, and what their connections need beyond its address. */
export interface Entrance {
  url: string;
  connections?: https.AgentOptions;
}

/** What a visitor was told; without an answer the reason instead of a status. */
interface Answer {
  status: number | string;
  body: string;
}

/** Connections of one visitor, which stay open from one request to the next. */
export class Line {
  readonly #url: string;
  readonly #agent: http.Agent;

  constructor({ url, connections = {} }: Entrance) {
    const { Agent } = url.startsWith('https:') ? https : http;
    this.#url = url;
    this.#agent = new Agent({ ...connections, keepAlive: true });
  }

  /** Sends a request, by POST when there is something to send. */
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
