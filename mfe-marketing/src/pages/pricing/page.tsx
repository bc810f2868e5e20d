import type { PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { AddOns } from './add-ons.tsx';
import { BillingPeriod } from './billing-period.tsx';
import { periodScope } from './by-period.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { closing, hero } from './content.ts';
import { ExpertSection } from './expert-section.tsx';
import { PlanCards } from './plan-cards.tsx';
import { Testimonials } from './testimonials.tsx';
import { useExpertForm } from './use-expert-form.ts';

export default function PricingPage({ site }: PageProps) {
  const { solution, setSolution, ask } = useExpertForm();
  return (
    <>
      <HeroPlain title={hero.title} lead={hero.lead} aside={<BillingPeriod />} className={periodScope}>
        <PlanCards onChoose={ask} />
      </HeroPlain>
      <AddOns />
      <ComparisonTable />
      <Testimonials />
      <ExpertSection site={site} solution={solution} onSolutionChange={setSolution} />
      <CtaBand title={closing.title} text={closing.note}>
        <ButtonLink href={closing.trial.href} variant="accent" arrow>
          {closing.trial.text}
        </ButtonLink>
        <ButtonLink href={closing.help.href} variant="line">
          {closing.help.text}
        </ButtonLink>
      </CtaBand>
    </>
  );
}
