import type { PricingSolution } from '@site/contracts/forms/pricing-expert/options';
import { type MouseEvent, useState } from 'react';

/** Fragment of the pricing-expert form: where the plans' buttons lead, also without script. */
export const expertAnchor = 'talk-to-an-expert';

/** The way from a plan to the pricing-expert form: plan chosen there, form in view, first field focused. */
export function useExpertForm() {
  const [solution, setSolution] = useState<PricingSolution>();

  const ask = (event: MouseEvent, wanted: PricingSolution) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setSolution(wanted);
    const form = document.getElementById(expertAnchor);
    // Smooth or not is for the stylesheet to say: it knows whether the visitor wants less motion.
    form?.scrollIntoView();
    form?.querySelector<HTMLElement>('[name="email"]')?.focus({ preventScroll: true });
  };

  return { solution, setSolution, ask };
}
