import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HostedCaptcha } from '@site/contracts';
import { onTestFinished } from 'vitest';
import { createSiteverify } from '../src/captcha/siteverify.ts';
import { createLogger } from '../src/http/logger.ts';

export const PROVIDER_SECRET = 'the provider gave it to us';

/** Creates the response of a provider's server for one token. */
type Answers = (token: string, response: ServerResponse) => void;

const says =
  (answer: object): Answers =>
  (_token, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));

/** Starts a provider's service on a free port; like the real ones, it accepts each token once. */
export async function startProvider(genuine: object) {
  const seen = new Set<string>();
  const asked: URLSearchParams[] = [];
  let behaviour: Answers | undefined;

  const takesOnce: Answers = (token, response) => {
    const isNew = !seen.has(token);
    seen.add(token);
    says(isNew ? { success: true, ...genuine } : { success: false, 'error-codes': ['timeout-or-duplicate'] })(
      token,
      response,
    );
  };

  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    (behaviour ?? takesOnce)(form.get('response') ?? '', response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    /** Received requests. */
    asked,
    answers(answer: object) {
      behaviour = says(answer);
    },
    behaves(how: Answers) {
      behaviour = how;
    },
    recovers() {
      behaviour = undefined;
    },
    stop,
  };
}

/**
 * Creates the captcha of a provider with a custom verification URL.
 * @param timeoutMs response timeout; defaults to that of production
 */
export function hostedCaptcha(provider: HostedCaptcha, address: string, lines: string[] = [], timeoutMs?: number) {
  return createSiteverify({
    provider,
    secret: PROVIDER_SECRET,
    siteKey: 'public-key',
    hosts: ['site.example', 'www.site.example'],
    address,
    timeoutMs,
    logger: createLogger('debug', { write: (line) => void lines.push(line) }),
    clock: () => new Date(),
  });
}
