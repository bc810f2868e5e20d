import { expect, test } from 'vitest';
import { isFormTokenOf } from './sessions.ts';

test('A form whose token has other characters than a token has is refused as any other wrong one', () => {
  const session = { holder: { name: 'operator', remotes: ['*'] }, formToken: 'a'.repeat(43) };
  expect(isFormTokenOf(session, 'é'.repeat(43))).toBe(false);
  expect(isFormTokenOf(session, 'a'.repeat(43))).toBe(true);
});
