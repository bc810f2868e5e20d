import { expect, test } from 'vitest';
import { yearlySaving } from './yearly-saving.ts';

test('yearly billing promises no more than the smallest saving, rounded', () => {
  const plans = [
    { monthlyPrice: 30, yearlyPrice: 20 },
    { monthlyPrice: 9, yearlyPrice: 7 },
  ];
  expect(yearlySaving(plans)).toBe(22);
});
