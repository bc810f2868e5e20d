import type { PricingSolution } from '@site/contracts/forms/pricing-expert/options';
import { type MouseEvent, useState } from 'react';
import type { PlanOffer } from './plan-offers.ts';

/** Fragment of the pricing-expert form, to which the plans' buttons link, also without script. */
export const expertAnchor = 'talk-to-an-expert';

/** Opens the pricing-expert form for a plan: selects the plan, scrolls to the form, focuses its first field. */
export function useExpertForm() {
  const [wanted, setWanted] = useState<Partial<Pick<PlanOffer, 'key' | 'solution'>>>({});

  /** A choice in the form itself is independent of plans. */
  const choose = (solution: PricingSolution | undefined) => setWanted({ ...(solution && { solution }) });

  const ask = (event: MouseEvent, offer: PlanOffer) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(offer);
    const form = document.getElementById(expertAnchor);
    // The stylesheet determines smooth scrolling: it respects reduced motion.
    form?.scrollIntoView();
    form?.querySelector<HTMLElement>('[name="email"]')?.focus({ preventScroll: true });
  };

  return { solution: wanted.solution, plan: wanted.key, choose, ask };
}
