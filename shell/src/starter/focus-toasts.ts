import { layoutIds } from '../layout/layout-ids.ts';

/** F8 focuses the region of the toasts (specification, section 9), also before its code is loaded. */
export function focusToastsOnF8(): void {
  // Not for a key from before this script: the visitor may be typing in a field by now.
  addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    // The region has its place at the edge of the window only with the styles of its code.
    document.querySelector<HTMLElement>(`#${layoutIds.toasts} > *`)?.focus({ preventScroll: true });
  });
}
