import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, TOAST_REMOVAL_DELAY_MS, toast, toastStore } from './toast-store.ts';

const shown = () => toastStore.getState().current;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  toastStore.setState(toastStore.getInitialState(), true);
  vi.useRealTimers();
});

test('a message without a variant gets the default one', () => {
  const id = toast({ title: 'Successfully subscribed!' });
  expect(shown()).toMatchObject({ id, title: 'Successfully subscribed!', variant: 'default', open: true });
});

test('a new message replaces the previous one', () => {
  toast({ title: 'Message sent successfully!' });
  const second = toast({ title: 'Error sending message', variant: 'destructive' });
  expect(shown()).toMatchObject({ id: second, variant: 'destructive' });
});

test('a message shown twice is announced twice', () => {
  expect(toast({ title: 'Invalid email' })).not.toBe(toast({ title: 'Invalid email' }));
});

test('closing a replaced message keeps its successor open', () => {
  const first = toast({ title: 'Message sent successfully!' });
  toast({ title: 'Error sending message', variant: 'destructive' });
  dismissToast(first);
  expect(shown()?.open).toBe(true);
});

test('a closed message fades out and is removed after 1000000 ms', () => {
  toast({ title: 'Message sent successfully!' });
  dismissToast();
  expect(shown()?.open).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1);
  expect(shown()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('the removal of a closed message keeps its successor', () => {
  toast({ title: 'Message sent successfully!' });
  dismissToast();
  const second = toast({ title: 'Successfully subscribed!' });
  expect(vi.getTimerCount()).toBe(0);
  expect(shown()).toMatchObject({ id: second, open: true });
});
