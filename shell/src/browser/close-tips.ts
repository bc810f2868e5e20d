const { dataset } = document.documentElement;

/** Escape closes a tooltip, as whatever else stands in the way; it is back with the next pointer or focus. */
export function closeTipsOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tips = 'closed';
  });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, () => delete dataset.tips);
}
