import { useStore } from 'zustand/react';
import { type Toast, toastStore } from './toast-store.ts';

/** Returns the toast to show: open, closed and fading out, or none; none on the server. Re-renders on changes. */
export function useCurrentToast(): Toast | undefined {
  return useStore(toastStore, (state) => state.current);
}
