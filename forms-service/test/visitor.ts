import { pbkdf2Sync } from 'node:crypto';
import type { FormName } from '@site/contracts/forms';
import { type Challenge, solveChallenge } from 'altcha-lib';

/** One complete example per form. */
export const filledIn = {
  newsletter: { email: 'Mara@lantern.example' },
  contact: {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@lantern.example',
    company: 'Lantern & Sons',
    teamSize: '11-50',
    message: 'Two offices, forty phones.\nWhat would you advise?',
  },
  signup: {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@lantern.example',
    company: 'Lantern & Sons',
    phone: '+1 202 555 0117',
    employees: '51-200',
  },
  'pricing-expert': {
    email: 'mara@lantern.example',
    solution: 'Enterprise',
    contactMethod: 'phone',
    phone: '+1 202 555 0117',
    note: 'After four, please.',
    plan: 'scale',
    billing: 'yearly',
  },
} satisfies Record<FormName, Record<string, string>>;

/** Synchronous: altcha-lib's own waits for a thread on each of hundreds of attempts. */
const deriveKey: Parameters<typeof solveChallenge>[0]['deriveKey'] = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
});

/** Solves a challenge like a browser. */
export const findSolution = (challenge: Challenge) => solveChallenge({ challenge, deriveKey });

/** Solves a challenge and returns its token. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await findSolution(challenge);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A stopping service waits for further requests on a connection that is kept alive. */
const notKeptAlive = { connection: 'close' };

/** A visitor who sends forms to a service. */
export function visitorAt(address: string) {
  async function captcha(form: FormName): Promise<string> {
    const response = await fetch(`${address}/api/captcha/challenge?form=${form}`, { headers: notKeptAlive });
    return solve((await response.json()) as Challenge);
  }

  /** Posts a body unchanged. */
  const post = (form: FormName, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...notKeptAlive, ...headers },
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    });

  /** Solves a captcha and sends the example form with changes. */
  const send = async (form: FormName, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    post(form, { ...filledIn[form], captcha: await captcha(form), ...changes }, headers);

  return { captcha, post, send };
}
