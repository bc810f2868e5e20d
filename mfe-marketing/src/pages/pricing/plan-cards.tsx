import { SunDisc } from '@site/ui/art/sun-disc.tsx';
import type { MouseEvent } from 'react';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-cards.module.css';
import { offers, type PlanOffer } from './plan-offers.ts';

const rings = [
  { radius: 82, opacity: 0.6 },
  { radius: 104, opacity: 0.3 },
];

interface PlanCardsProps {
  onChoose: (event: MouseEvent, offer: PlanOffer) => void;
}

/** Three joined cards, the sun behind the corner of the popular one. */
export function PlanCards({ onChoose }: PlanCardsProps) {
  const card = (plan: PlanOffer) => <PlanCard key={plan.key} plan={plan} onChoose={(event) => onChoose(event, plan)} />;
  return (
    <div className={styles.plans}>
      <SunDisc size={240} radius={62} rings={rings} className={styles.sun} />
      {offers.map(card)}
    </div>
  );
}
