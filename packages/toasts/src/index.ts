export { dismissToast, TOAST_DURATION_MS, type Toast, type ToastMessage, toast } from './toast-store.ts';
export { useCurrentToast } from './use-current-toast.ts';
