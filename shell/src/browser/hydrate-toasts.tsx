import { toastStore } from '@site/toasts/toast-store.ts';
import { hydrateRoot } from 'react-dom/client';
import { ToastRegion } from '../layout/toast-region.tsx';
import { reportReactError } from './report-react-error.ts';

/** Drops a toast that cannot be rendered and keeps the region for the next one. */
export function hydrateToasts(element: HTMLElement): void {
  const root = hydrateRoot(element, <ToastRegion />, {
    onUncaughtError: (error) => {
      reportReactError(error);
      toastStore.setState({ current: undefined });
      root.render(<ToastRegion />);
    },
  });
}
