import { createHmac, hkdfSync, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormName } from '@site/contracts/forms';
import * as z from 'zod';
import type { CaptchaVerifier } from './captcha-verifier.ts';

/** Long enough to read a page with a screen reader and to correct a form. */
const LIFETIME_MS = 60 * 60_000;
const LARGEST_TERM = 9;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

const claimsSchema = z.strictObject({ form: z.string(), nonce: z.uuid(), until: z.int() });

/** Something to answer, and what proves which question it was. */
export interface Question {
  text: string;
  token: string;
}

/** A captcha for browsers without JavaScript. */
export interface Questions extends CaptchaVerifier {
  ask(form: FormName): Question;
  /** @returns what `verify` takes */
  tokenWith(question: string, answer: string): string;
}

/** Words count as much as digits. */
function numberIn(answer: string): string {
  const text = answer.trim().toLowerCase().replace(/\.$/, '');
  const index = NUMBERS.indexOf(text);
  return index < 0 ? text : String(index);
}

function parseClaims(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Asks for a sum in words, which screen readers can read. The answer is part of what is signed and stands nowhere, so that
 * nothing is stored for a question; the store refuses a second lead with the same nonce.
 * @param secret at least 32 characters; a key of its own is derived from it
 */
export function createQuestions(secret: string, clock: () => Date): Questions {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'questions of plain forms', 32));
  const sign = (claims: string, sum: string) => createHmac('sha256', key).update(`${claims}.${sum}`).digest();

  return {
    provider: 'question',
    isWeak: true,
    ask(form) {
      const [first, second] = [randomInt(1, LARGEST_TERM + 1), randomInt(1, LARGEST_TERM + 1)];
      const until = clock().getTime() + LIFETIME_MS;
      const claims = Buffer.from(JSON.stringify({ form, nonce: randomUUID(), until })).toString('base64url');
      const signature = sign(claims, String(first + second)).toString('base64url');
      return { text: `What is ${NUMBERS[first]} plus ${NUMBERS[second]}?`, token: `${claims}.${signature}` };
    },
    tokenWith: (question, answer) => `${question}.${numberIn(answer)}`,
    verify(token, form) {
      const [claims = '', signature = '', sum = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(claims, sum);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { verdict: 'refused' };
      const { data } = claimsSchema.safeParse(parseClaims(claims));
      if (data?.form !== form) return { verdict: 'refused' };
      return data.until < clock().getTime() ? { verdict: 'expired' } : { verdict: 'verified', challengeId: data.nonce };
    },
  };
}
