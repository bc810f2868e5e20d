import { randomInt, randomUUID } from 'node:crypto';
import type { FormName } from '@site/contracts/forms';
import * as z from 'zod';
import { HOUR_MS } from '../durations.ts';
import { createSeal } from '../signed-claims.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';

/** Long enough to read a page with a screen reader and to correct a form. */
const LIFETIME_MS = HOUR_MS;
const LARGEST_TERM = 9;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

const claimsSchema = z.strictObject({ form: z.string(), nonce: z.uuid(), until: z.int() });

/** A question and its signed token. */
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

/** Accepts number words as well as digits. */
function numberIn(answer: string): string {
  const text = answer.trim().toLowerCase().replace(/\.$/, '');
  const index = NUMBERS.indexOf(text);
  return index < 0 ? text : String(index);
}

/**
 * Creates questions that ask for a sum in words, which screen readers can read. The signature covers the answer without
 * containing it, so questions need no storage; the store refuses a second lead with the same nonce.
 * @param secret at least 32 characters; a separate key is derived from it
 */
export function createQuestions(secret: string, clock: () => Date): Questions {
  const { seal, open } = createSeal({ secret, use: 'questions of plain forms', schema: claimsSchema, clock });

  return {
    provider: 'question',
    isWeak: true,
    ask(form) {
      const [first, second] = [randomInt(1, LARGEST_TERM + 1), randomInt(1, LARGEST_TERM + 1)];
      const claims = { form, nonce: randomUUID(), until: clock().getTime() + LIFETIME_MS };
      return {
        text: `What is ${NUMBERS[first]} plus ${NUMBERS[second]}?`,
        token: seal(claims, String(first + second)),
      };
    },
    tokenWith: (question, answer) => `${question}.${numberIn(answer)}`,
    verify(token, form) {
      const [, , sum = ''] = token.split('.');
      const opened = open(token, () => [sum]);
      if (opened?.claims.form !== form) return { verdict: 'refused' };
      return opened.isExpired ? { verdict: 'expired' } : { verdict: 'verified', challengeId: opened.claims.nonce };
    },
  };
}
