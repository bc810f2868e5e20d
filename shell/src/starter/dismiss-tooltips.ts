const { dataset } = document.documentElement;

/** Escape dismisses a tooltip (WCAG 1.4.13); the next pointer or focus event may show one again. */
export function dismissTooltipsOnEscape(): void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dataset.tooltips = 'dismissed';
  };
  addEventListener('keydown', onKey, { capture: true });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, () => delete dataset.tooltips);
}
