import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { solve } from './solve.ts';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
const create = (counter: number) =>
  createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 3, counter, deriveKey });

it.each([0, 15, 16, 437])('finds the solution that ALTCHA asks for at counter %i', async (counter) => {
  const challenge = await create(counter);
  const solution = await solve(challenge.parameters);
  expect(solution.counter).toBe(counter);
  expect(await verifySolution({ ...secrets, challenge, solution, deriveKey })).toMatchObject({ verified: true });
});
