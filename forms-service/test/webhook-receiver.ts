import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ArrivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Starts a webhook receiver on a free port.
 * @param answer decides on the response; defaults to 204
 */
export async function startReceiver(
  answer: (response: ServerResponse, call: ArrivedCall) => void = (response) => response.writeHead(204).end(),
) {
  const calls: ArrivedCall[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const call = { headers: request.headers, body };
    calls.push(call);
    answer(response, call);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { calls, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`) };
}
