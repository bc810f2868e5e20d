import { createHmac, randomInt } from 'node:crypto';
import { isSecret } from '@site/process';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parseAltchaToken } from './altcha-token.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';
import { createPressure } from './pressure.ts';

const LIFETIME_MS = 10 * 60_000;
/** Attempts that a browser needs; drawn per challenge to make the answer unpredictable. */
const TRIES = { from: 200, to: 500 };
const CALMS_DOWN_MS = 5 * 60_000;
/** Two seconds on a laptop and a few on a phone: visitors may share a network with an attacker. */
const HARDEST = 6;

/** A self-hosted captcha. */
type SelfHostedCaptcha = CaptchaVerifier & Required<Pick<CaptchaVerifier, 'createChallenge'>>;

/** Options for {@link createAltcha}. */
interface AltchaOptions {
  /** Signs challenges; must stay secret, since it can forge solved ones. */
  secret: string;
  /** PBKDF2 rounds per attempt: at the lowest difficulty, 5000 take a third of a second in total on two cores. */
  cost: number;
  /** Challenges per network in about five minutes before they get harder. */
  calm: number;
  clock(): Date;
}

const hmac = (secret: string, data: string | Buffer) => createHmac('sha256', secret).update(data).digest();

const isSignature = (signature: string, secret: string, data: string | Buffer) =>
  isSecret(Buffer.from(signature, 'hex'), hmac(secret, data));

/**
 * Creates a self-hosted captcha: ALTCHA protocol v2, a proof of work bound to its form, valid for ten minutes. Networks
 * that request many challenges get harder ones until they slow down. Verifies solutions itself instead of with
 * altcha-lib, whose WebCrypto calls cost a third of a whole submission.
 */
export function createAltcha({ secret, cost, calm, clock }: AltchaOptions): SelfHostedCaptcha {
  const challengeSecret = hmac(secret, 'challenge').toString('hex');
  const solutionSecret = hmac(secret, 'solution').toString('hex');
  const pressure = createPressure(CALMS_DOWN_MS, clock);
  /** Raises attempts instead of rounds: verification costs the service one attempt. */
  function triesFor(network: string): number {
    const factor = Math.min(HARDEST, Math.max(1, pressure.add(network) / calm));
    return Math.round(randomInt(TRIES.from, TRIES.to + 1) * factor);
  }
  return {
    provider: 'altcha',
    createChallenge: (form, network) =>
      createChallenge({
        hmacSignatureSecret: challengeSecret,
        hmacKeySignatureSecret: solutionSecret,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost,
        counter: triesFor(network),
        expiresAt: new Date(clock().getTime() + LIFETIME_MS),
        data: { form },
      }),
    verify(token, form) {
      const parsed = parseAltchaToken(token);
      if (!parsed) return { verdict: 'refused' };
      const { challenge, derivedKey } = parsed;
      const isOurs = isSignature(challenge.signature, challengeSecret, challenge.signed);
      if (!isOurs || challenge.form !== form) return { verdict: 'refused' };
      if (challenge.expiresAt < clock()) return { verdict: 'expired' };
      const isSolved = isSignature(challenge.keySignature, solutionSecret, derivedKey);
      return isSolved ? { verdict: 'verified', challengeId: challenge.nonce } : { verdict: 'refused' };
    },
  };
}
