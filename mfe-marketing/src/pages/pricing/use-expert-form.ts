import type { PricingSolution } from '@site/contracts/forms/pricing-expert/options';
import { type MouseEvent, useState } from 'react';
import type { PlanOffer } from './plan-offers.ts';

/** Fragment of the pricing-expert form: where the plans' buttons lead, also without script. */
export const expertAnchor = 'talk-to-an-expert';

/** The way from a plan to the pricing-expert form: plan chosen there, form in view, first field focused. */
export function useExpertForm() {
  const [wanted, setWanted] = useState<Partial<Pick<PlanOffer, 'key' | 'solution'>>>({});

  /** What the visitor chooses in the form itself comes from no plan. */
  const choose = (solution: PricingSolution | undefined) => setWanted({ ...(solution && { solution }) });

  const ask = (event: MouseEvent, offer: PlanOffer) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(offer);
    const form = document.getElementById(expertAnchor);
    // Smooth or not is for the stylesheet to say: it knows whether the visitor wants less motion.
    form?.scrollIntoView();
    form?.querySelector<HTMLElement>('[name="email"]')?.focus({ preventScroll: true });
  };

  return { solution: wanted.solution, plan: wanted.key, choose, ask };
}
