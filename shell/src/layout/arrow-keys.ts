const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Moves the focus along the entries of the header, into an open menu, and between its links. */
export function focusByArrow(header: HTMLElement, event: KeyboardEvent): void {
  const from = document.activeElement;
  if (!KEYS.includes(event.key) || !(from instanceof HTMLElement)) return;
  const panel = from.closest<HTMLElement>('[popover]');
  const target = panel ? withinPanel(panel, from, event.key) : amongEntries(header, from, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function amongEntries(header: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const entries = [...header.querySelectorAll<HTMLElement>('nav > ul > li > :is(a, button)')].filter((entry) =>
    entry.checkVisibility(),
  );
  const place = entries.indexOf(from);
  if (place < 0) return;
  if (key === 'ArrowDown') return firstLinkOf(from);
  if (key === 'ArrowLeft') return entries[place - 1];
  if (key === 'ArrowRight') return entries[place + 1];
  if (key === 'Home') return entries.at(0);
  return key === 'End' ? entries.at(-1) : undefined;
}

function firstLinkOf(entry: HTMLElement): HTMLElement | null | undefined {
  const panel = entry.nextElementSibling;
  if (!panel) return;
  if (!panel.matches(':popover-open')) entry.click();
  return panel.querySelector('a');
}

function withinPanel(panel: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const links = [...panel.querySelectorAll('a')];
  if (key === 'Home') return links.at(0);
  if (key === 'End') return links.at(-1);
  const next = nearest(from, links, key);
  return next ?? (key === 'ArrowUp' ? (panel.previousElementSibling as HTMLElement | null) : undefined);
}

/** The link that lies closest in the arrow's direction; sideways only within the same row. */
function nearest(from: HTMLElement, links: HTMLElement[], key: string): HTMLElement | undefined {
  const { left, top, height } = from.getBoundingClientRect();
  const distance = (link: HTMLElement) => {
    const box = link.getBoundingClientRect();
    const right = box.left - left;
    const down = box.top - top;
    const vertical = key === 'ArrowUp' || key === 'ArrowDown';
    const ahead = { ArrowLeft: -right, ArrowRight: right, ArrowUp: -down, ArrowDown: down }[key] ?? 0;
    const aside = Math.abs(vertical ? right : down);
    if (ahead <= 0 || (!vertical && aside > height / 2)) return Number.POSITIVE_INFINITY;
    return ahead + 2 * aside;
  };
  const ranked = links.map((link) => ({ link, away: distance(link) })).sort((a, b) => a.away - b.away);
  return ranked.find(({ away }) => Number.isFinite(away))?.link;
}
