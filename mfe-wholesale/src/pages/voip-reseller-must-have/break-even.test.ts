import { describe, expect, test } from 'vitest';
import { balance, balancePath, breakEvenX, HEIGHT, WIDTH, zero } from './break-even.ts';
import { fullStart, smallStart } from './offer.ts';

describe.each([smallStart, fullStart])('$name', (start) => {
  test('begins with its cost and breaks even in its month', () => {
    expect(balance(start, 0)).toBe(-start.cost);
    expect(balance(start, start.breakEven)).toBe(0);
  });

  test('is drawn through its break-even, within the drawing', () => {
    const points = [...balancePath(start).matchAll(/[ML](\d+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points).toContainEqual([breakEvenX(start), zero]);
    expect(points.at(-1)?.[0]).toBe(WIDTH);
    for (const [, y] of points) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
  });
});
