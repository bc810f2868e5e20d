import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { toneAttribute } from '@site/ui/styles/tone.ts';
import type { MouseEvent } from 'react';
import { ByPeriod } from './by-period.tsx';
import { content } from './content.ts';
import styles from './plan-card.module.css';
import type { PlanOffer } from './plan-offers.ts';
import { expertAnchor } from './use-expert-form.ts';

const { billing } = content;

interface PlanCardProps {
  plan: PlanOffer;
  /** Opens the form with this plan chosen. */
  onChoose: (event: MouseEvent) => void;
}

/** One plan: audience, price and features. */
export function PlanCard({ plan, onChoose }: PlanCardProps) {
  return (
    <article className={styles.plan} data-tone={toneAttribute(plan.colour)}>
      <div>
        <div className={styles.name}>
          <h2>{plan.name}</h2>
          {plan.popular && <Tag variant="sun">{billing.popular}</Tag>}
        </div>
        <p className={styles.audience}>{plan.description}</p>
      </div>
      <p className={styles.price}>
        <b>
          <ByPeriod monthly={`$${plan.monthlyPrice}`} yearly={`$${plan.yearlyPrice}`} />
        </b>{' '}
        <span>{billing.unit}</span>
      </p>
      <Checklist items={plan.features} className={styles.features} />
      <ButtonLink href={`#${expertAnchor}`} variant={plan.buttonVariant} wide data-enhanced="" onClick={onChoose}>
        {plan.buttonText}
      </ButtonLink>
    </article>
  );
}
