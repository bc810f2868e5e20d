import { trapFocus } from './trap-focus.ts';

const isDrawer = (menu: Element) => menu.getAttribute('role') === 'dialog';

/**
 * Adds to the header's popovers what HTML lacks. Every listener sits on the header itself.
 * @param signal removes the listeners
 */
export function attachMenus(header: HTMLElement, signal: AbortSignal): void {
  const menus = [...header.querySelectorAll<HTMLElement>('[popover]')];
  for (const menu of menus) syncAria(header, menu);

  const onToggle = ({ target }: Event) => {
    const menu = menus.find((candidate) => candidate === target);
    if (menu) syncAria(header, menu);
  };
  // `toggle` does not bubble.
  header.addEventListener('toggle', onToggle, { capture: true, signal });

  const onKeyDown = (event: KeyboardEvent) => {
    const drawer = menus.find((menu) => isDrawer(menu) && menu.contains(document.activeElement));
    if (drawer) trapFocus(drawer, event);
  };
  header.addEventListener('keydown', onKeyDown, { signal });

  const closeWhen = (predicate: (menu: HTMLElement) => boolean) => {
    for (const menu of menus) if (menu.matches(':popover-open') && predicate(menu)) menu.hidePopover();
  };
  // A panel that stays open behind the focus would cover what the focus reaches next.
  const onFocusIn = ({ target }: FocusEvent) =>
    closeWhen((menu) => !isDrawer(menu) && target instanceof Node && !menu.parentElement?.contains(target));
  header.addEventListener('focusin', onFocusIn, { signal });

  // A link to the page that is already shown changes nothing else.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === location.host && link.pathname === location.pathname) closeWhen((menu) => menu.contains(link));
  };
  header.addEventListener('click', onClick, { signal });
}

/** Exposes the state of a popover to assistive technology, and moves the focus into an opened drawer. */
function syncAria(header: HTMLElement, menu: HTMLElement): void {
  const isOpen = menu.matches(':popover-open');
  const opener = header.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  opener?.setAttribute('aria-expanded', String(isOpen));
  if (!isDrawer(menu)) return;
  menu.ariaModal = isOpen ? 'true' : null;
  if (isOpen && !menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
}
