import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, send, sendText } from '../shell/server/serve/answers.ts';

/**
 * Makes this process a server of answers, with the site's own serving code. It reports its port to its parent.
 * @param find prepares the answer to an address, which is kept; undefined if there is none
 */
export function serveAnswers(find: (address: string) => Promise<Answer | undefined>): void {
  const known = new Map<string, Promise<Answer | undefined>>();
  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    const found = known.get(address) ?? find(address);
    known.set(address, found);
    const answer = await found;
    if (answer) send(answer, request, response);
    else sendText(response, 404, 'There is no such file.');
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.once('SIGTERM', () => process.exit(0));
  process.once('SIGINT', () => process.exit(0));
}
