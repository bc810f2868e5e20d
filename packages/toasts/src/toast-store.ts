import { createStore } from 'zustand/vanilla';

/** How long a toast stays in view, in milliseconds (specification, section 9). */
export const TOAST_DURATION_MS = 5000;

/** How long a closed toast is kept before it is removed, in milliseconds (specification, section 9). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** Message of a form or page for the visitor. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader; other messages wait. Defaults to `default`. */
  variant?: 'default' | 'destructive';
}

/** Message that is or was shown; `open` becomes false when it is closed. */
export interface Toast extends ToastMessage {
  id: string;
  variant: 'default' | 'destructive';
  open: boolean;
}

/** One slot, because one toast is visible at a time (specification, section 9). */
export const toastStore = createStore<{ current?: Toast }>(() => ({}));

let raised = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message at the edge of the window, in place of the previous one, and announces it.
 * @returns the id for {@link dismissToast}
 */
export function toast({ title, description, variant = 'default' }: ToastMessage): string {
  clearTimeout(removal);
  raised += 1;
  const id = `toast-${raised}`;
  toastStore.setState({ current: { id, title, description, variant, open: true } });
  return id;
}

/**
 * Closes a toast.
 * @param id toast to close; the current one if omitted
 */
export function dismissToast(id?: string): void {
  const { current } = toastStore.getState();
  if (!current?.open || (id !== undefined && id !== current.id)) return;
  toastStore.setState({ current: { ...current, open: false } });
  removal = setTimeout(() => toastStore.setState({ current: undefined }), TOAST_REMOVAL_DELAY_MS);
}
