import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforePaint } from './before-paint.ts';

let frames: Map<number, () => void>;

beforeEach(() => {
  frames = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    const id = frames.size + 1;
    frames.set(id, callback);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a callback runs after the task without waiting for a late frame', () => {
  const callback = vi.fn();
  beforePaint(callback);
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
  expect(frames.size).toBe(0);
});

test('a callback runs in a frame that precedes the next task', () => {
  const callback = vi.fn();
  beforePaint(callback);
  for (const paint of frames.values()) paint();
  expect(callback).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
