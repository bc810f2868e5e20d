import { expect, onTestFinished, test, vi } from 'vitest';
import { createProblems } from './problems.ts';

test('The terminal of a developer shows characters of an error that it would obey', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => print.mockRestore());
  const { replace } = createProblems(() => undefined);
  replace('browser', [{ by: 'browser', page: '/prices', message: 'No price\u001B[2J\n  at \u202Erow' }]);
  expect(print.mock.calls).toEqual([
    [`${String.raw`browser  /prices: No price\u001b[2J`}\n${String.raw`  at \u202erow`}`],
  ]);
});
