import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepChoice, readChoice } from './cookie-choice.ts';

const now = new Date('2025-03-03T10:00:00Z');
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a cookie choice', () => {
  test('is read as it was stored', () => {
    expect(keepChoice(['functional'])).toEqual({ allowed: ['functional'], chosenAt: now });
    expect(readChoice()).toEqual({ allowed: ['functional'], chosenAt: now });
  });

  test('may reject everything optional', () => {
    keepChoice([]);
    expect(readChoice()).toEqual({ allowed: [], chosenAt: now });
  });

  test('is requested when there is none', () => {
    expect(readChoice()).toBeUndefined();
  });

  test('is valid for a year', () => {
    keepChoice(['analytics']);
    vi.setSystemTime('2026-03-03T09:59:59Z');
    expect(readChoice()?.allowed).toEqual(['analytics']);
    vi.setSystemTime('2026-03-03T10:00:00Z');
    expect(readChoice()).toBeUndefined();
  });

  test('ignores unknown types', () => {
    stored.set('cookie-choice', JSON.stringify({ version: 1, allowed: ['marketing', 'essential', 7], chosenAt: now }));
    expect(readChoice()?.allowed).toEqual(['marketing']);
  });

  test.each([
    ['no JSON', '{"version":1,'],
    ['no object', '"all"'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 2, allowed: [], chosenAt: now })],
    ['types that are no list', JSON.stringify({ version: 1, allowed: { analytics: true }, chosenAt: now })],
    ['no day', JSON.stringify({ version: 1, allowed: [] })],
    ['a day that is none', JSON.stringify({ version: 1, allowed: [], chosenAt: 'yesterday' })],
  ])('is requested again when the stored value is %s', (_, value) => {
    stored.set('cookie-choice', value);
    expect(readChoice()).toBeUndefined();
  });

  test('is neither read nor stored when the browser blocks storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readChoice()).toBeUndefined();
    expect(keepChoice(['analytics'])).toBeUndefined();
  });
});
