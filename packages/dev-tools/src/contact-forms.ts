import { pbkdf2Sync } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import pLimit from 'p-limit';

const CONCURRENCY = 16;

/** Synchronous: altcha-lib's own version waits for a thread on each of the hundreds of tries. */
const deriveKey: Parameters<typeof solveChallenge>[0]['deriveKey'] = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
});

/**
 * Solves a captcha as a browser does.
 * @param url address of forms-service
 * @param form name of the form to submit
 * @returns the token, good for one submission
 */
export async function solveCaptcha(url: string, form: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/api/captcha/challenge?form=${form}`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const toBody = (captcha: string, number: number) =>
  JSON.stringify({
    firstName: 'Ada',
    lastName: 'Example',
    email: `ada.${number}@company.example`,
    company: 'Example Trading',
    teamSize: '11-50',
    message: `Please call us about moving ${number} numbers and two offices to your service next month.`,
    captcha,
  });

/**
 * Fills in contact forms and solves the captcha of each.
 * @param url address of forms-service
 * @returns bodies to post, each good for one submission
 */
export function fillInForms(url: string, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return pLimit(CONCURRENCY).map(numbers, async (number) => toBody(await solveCaptcha(url, 'contact'), number));
}
