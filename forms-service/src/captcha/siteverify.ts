import { createHash } from 'node:crypto';
import type { HostedCaptcha } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import type { Logger } from 'pino';
import * as z from 'zod';
import { cacheAnswers } from '../cache-answers.ts';
import type { CaptchaCheck, CaptchaVerifier } from './captcha-verifier.ts';
import { hostedProviders } from './hosted-providers.ts';

/** Leaves time to store the lead within the five seconds in which a visitor gets an answer. */
export const SITEVERIFY_TIMEOUT_MS = 2_500;
/** Lifetime of providers' tokens. */
const REMEMBERED_MS = 5 * 60_000;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

type Answer = z.infer<typeof answerSchema>;

const EXPIRED = [
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
];
/**
 * Errors between the provider and the service; any other error refuses the token. `bad-request` is not listed: the
 * token is the only part of the request that varies.
 */
const NOT_THE_VISITORS = [
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'invalid-keys',
  'not-using-dummy-passcode',
  'not-using-dummy-secret',
  'internal-error',
];

/** Options for {@link createSiteverify}. */
interface SiteverifyOptions {
  provider: HostedCaptcha;
  secret: string;
  siteKey: string;
  /** Hosts that serve the forms. */
  hosts: string[];
  /** Overrides the provider's public verification URL. */
  address?: string | undefined;
  /** Response timeout in milliseconds; defaults to {@link SITEVERIFY_TIMEOUT_MS}. */
  timeoutMs?: number | undefined;
  logger: Logger;
  clock(): Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a captcha of a hosted provider. All three verify tokens the same way, once each; the visitor's address is not
 * passed on. A verified token is cached, so a lead that could not be stored can be sent again with it; the store
 * ensures that it counts for one lead.
 */
export function createSiteverify(options: SiteverifyOptions): CaptchaVerifier {
  const { provider, secret, siteKey, hosts, timeoutMs = SITEVERIFY_TIMEOUT_MS, logger, clock } = options;
  const { namesAction, takesSiteKey, hostWithheld, address: publicAddress } = hostedProviders[provider];
  const address = options.address ?? publicAddress;

  async function ask(token: string): Promise<Answer> {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(takesSiteKey && { sitekey: siteKey }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerSchema.parse(await response.json());
  }

  /** Finds a mismatch in a token that the provider accepts. */
  function mismatch({ hostname = '', action }: Answer, form: FormName): string | undefined {
    if (hostname !== hostWithheld && !hosts.includes(hostname)) return 'hostname';
    return namesAction && action !== form ? 'action' : undefined;
  }

  function unavailable(code: string): CaptchaCheck {
    logger.warn({ provider, code }, 'captcha provider unavailable');
    return { verdict: 'unavailable' };
  }

  async function check(token: string, challengeId: string, form: FormName): Promise<CaptchaCheck> {
    const answer = await ask(token).catch((error: Error) => error);
    if (answer instanceof Error) return unavailable(answer.name);
    if (answer.success) {
      const wrong = mismatch(answer, form);
      if (!wrong) return { verdict: 'verified', challengeId };
      logger.warn({ provider, wrong }, 'captcha token was issued for another host or form');
      return { verdict: 'refused' };
    }
    const codes = answer['error-codes'] ?? [];
    if (codes.some((code) => EXPIRED.includes(code))) return { verdict: 'expired' };
    const fault = codes.find((code) => NOT_THE_VISITORS.includes(code));
    return fault ? unavailable(fault) : { verdict: 'refused' };
  }

  const cached = cacheAnswers<CaptchaCheck>(
    REMEMBERED_MS,
    () => clock().getTime(),
    ({ verdict }) => verdict === 'verified',
  );
  return {
    provider,
    verify(token, form) {
      const challengeId = hashOf(token);
      return cached(`${form} ${challengeId}`, () => check(token, challengeId, form));
    },
  };
}
