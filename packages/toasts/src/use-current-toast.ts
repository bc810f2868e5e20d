import { useStore } from 'zustand/react';
import { type Toast, toastStore } from './toast-store.ts';

/** The toast to show: open, closed and fading out, or none. Renders again when that changes; none on the server. */
export function useCurrentToast(): Toast | undefined {
  return useStore(toastStore, (state) => state.current);
}
