import { expect, test } from 'vitest';
import { costBands } from './cost-bands.ts';

test('costs fill the left bar from top to ground and stand on the same ground at the right', () => {
  expect(
    costBands([
      { oldLine: 60, voip: 10 },
      { oldLine: 40, voip: 30 },
    ]),
  ).toEqual([
    {
      left: { top: 0, height: 60 },
      right: { top: 60, height: 10 },
      between: 'M18 0C50 0 50 60 82 60V70C50 70 50 60 18 60Z',
    },
    {
      left: { top: 60, height: 40 },
      right: { top: 70, height: 30 },
      between: 'M18 60C50 60 50 70 82 70V100C50 100 50 100 18 100Z',
    },
  ]);
});
