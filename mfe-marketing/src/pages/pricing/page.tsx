import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { LogoStrip } from '../../customers/logo-strip.tsx';
import { AddOns } from './add-ons.tsx';
import { BillingPeriod } from './billing-period.tsx';
import { periodScope } from './by-period.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { content } from './content.ts';
import { ExpertSection } from './expert-section.tsx';
import styles from './page.module.css';
import { PlanCards } from './plan-cards.tsx';
import { Testimonials } from './testimonials.tsx';
import { useExpertForm } from './use-expert-form.ts';

const { closing, hero } = content;

export default function PricingPage({ site }: PageProps) {
  const { solution, plan, choose, ask } = useExpertForm();
  return (
    <div className={periodScope}>
      <HeroPlain title={hero.title} lead={hero.lead} aside={<BillingPeriod />} className={styles.hero}>
        <PlanCards onChoose={ask} />
        <LogoStrip />
      </HeroPlain>
      <AddOns />
      <ComparisonTable onChoose={ask} />
      <Testimonials />
      <ExpertSection site={site} solution={solution} plan={plan} onSolutionChange={choose} />
      <CtaBand {...closing} />
    </div>
  );
}
