import { describe, expect, test } from 'vitest';
import { HEIGHT, heightOf, linePath, WIDTH } from './trace.ts';

describe('the trace of a figure', () => {
  const range = { from: 90, to: 100 };

  test('is at the lower edge for the lowest value and at the upper for the highest', () => {
    expect(heightOf(90, range)).toBe(HEIGHT);
    expect(heightOf(100, range)).toBe(0);
    expect(heightOf(97.5, range)).toBe(HEIGHT / 4);
  });

  test('runs from edge to edge', () => {
    expect(linePath({ ...range, limit: 98, values: [90, 95, 100] })).toBe(
      `M0 ${HEIGHT}L${WIDTH / 2} ${HEIGHT / 2}L${WIDTH} 0`,
    );
  });
});
