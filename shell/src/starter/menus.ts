import { layoutIds } from '../layout/layout-ids.ts';
import { ignoreDoublePresses } from './ignore-double-presses.ts';
import { trapFocus } from './trap-focus.ts';

const MENUS = `#${layoutIds.header} [popover]`;

const isDrawer = (menu: Element) => menu.getAttribute('role') === 'dialog';

function closeMenus(predicate: (menu: HTMLElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLElement>(`${MENUS}:popover-open`))
    if (predicate(menu)) menu.hidePopover();
}

/**
 * Adds ARIA states and a focus trap in the drawer to the header's popovers, which HTML lacks. Listens on the document,
 * since hydration may replace the header.
 */
export function attachMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(MENUS)) syncAria(menu);

  ignoreDoublePresses(`#${layoutIds.header}`);

  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(MENUS)) syncAria(target);
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true });

  document.addEventListener('keydown', (event) => {
    const menu = document.activeElement?.closest<HTMLElement>(MENUS);
    if (menu && isDrawer(menu)) trapFocus(menu, event);
  });

  // A panel that stays open would cover the next focused element.
  document.addEventListener('focusin', ({ target }) =>
    closeMenus((menu) => !isDrawer(menu) && target instanceof Node && !menu.parentElement?.contains(target)),
  );

  // A link to the current page changes nothing else.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === location.host && link.pathname === location.pathname) closeMenus((menu) => menu.contains(link));
  });

  // Safari on iOS closes no popover by a tap outside before 18.3.
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('pointerup', ({ target }) =>
    closeMenus((menu) => isOutside(menu, pressed) && isOutside(menu, target)),
  );
}

/** Whether a pointer is neither on the menu nor on an opener, which toggles it. */
const isOutside = (menu: HTMLElement, target: EventTarget | null) =>
  target instanceof Element && !menu.contains(target) && !target.closest('[popovertarget]');

/** Exposes the state of a popover to assistive technology, and moves the focus into an opened drawer. */
function syncAria(menu: HTMLElement): void {
  const isOpen = menu.matches(':popover-open');
  const opener = document.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  opener?.setAttribute('aria-expanded', String(isOpen));
  if (!isDrawer(menu)) return;
  menu.ariaModal = isOpen ? 'true' : null;
  if (isOpen && !menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
}
