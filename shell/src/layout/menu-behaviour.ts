import { keepTabInside } from './keep-tab-inside.ts';

const isSheet = (menu: Element) => menu.getAttribute('role') === 'dialog';

/**
 * Adds to the header's popovers what HTML does not give them. Every listener sits on the header itself.
 * @param signal takes all of it away again
 */
export function attachMenus(header: HTMLElement, signal: AbortSignal): void {
  const menus = [...header.querySelectorAll<HTMLElement>('[popover]')];
  for (const menu of menus) reflectState(header, menu);

  const onToggle = ({ target }: Event) => {
    const menu = menus.find((candidate) => candidate === target);
    if (menu) reflectState(header, menu);
  };
  // `toggle` does not bubble.
  header.addEventListener('toggle', onToggle, { capture: true, signal });

  const onKeyDown = (event: KeyboardEvent) => {
    const sheet = menus.find((menu) => isSheet(menu) && menu.contains(document.activeElement));
    if (sheet) keepTabInside(sheet, event);
  };
  header.addEventListener('keydown', onKeyDown, { signal });

  const closeWhere = (matches: (menu: HTMLElement) => boolean) => {
    for (const menu of menus) if (menu.matches(':popover-open') && matches(menu)) menu.hidePopover();
  };
  // A panel that stays open behind the focus would cover what the focus reaches next.
  const onFocusIn = ({ target }: FocusEvent) =>
    closeWhere((menu) => !isSheet(menu) && target instanceof Node && !menu.parentElement?.contains(target));
  header.addEventListener('focusin', onFocusIn, { signal });

  // A link to the page that is already there changes nothing else.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === location.host && link.pathname === location.pathname) closeWhere((menu) => menu.contains(link));
  };
  header.addEventListener('click', onClick, { signal });
}

/** Tells assistive technology what the popover's state is, and takes the focus into an opened sheet. */
function reflectState(header: HTMLElement, menu: HTMLElement): void {
  const isOpen = menu.matches(':popover-open');
  const opener = header.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  opener?.setAttribute('aria-expanded', String(isOpen));
  if (!isSheet(menu)) return;
  menu.ariaModal = isOpen ? 'true' : null;
  if (isOpen && !menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
}
