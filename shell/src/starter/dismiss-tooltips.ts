const { dataset } = document.documentElement;

/** Escape dismisses a tooltip (WCAG 1.4.13); the next pointer or focus event may show one again. */
export function dismissTooltipsOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'dismissed';
  });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, () => delete dataset.tooltips);
}
