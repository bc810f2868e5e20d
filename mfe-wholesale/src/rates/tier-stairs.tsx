import styles from './tier-stairs.module.css';
import { discountText, type VolumeTier } from './volume-tier.ts';

interface TierStairsProps {
  tiers: readonly VolumeTier[];
  /** The visitor's tier, and its label. */
  mark?: { tier: string | undefined; words: string };
}

/** Four tiers as steps: height is volume, the last one is dark with the dune corner. Stacked on phones. */
export function TierStairs({ tiers, mark }: TierStairsProps) {
  return (
    <ol className={styles.stairs}>
      {tiers.map(({ tier, volume, discount, features }) => (
        <li key={tier}>
          <p className={styles.top}>
            {discountText(discount)}
            {mark?.tier === tier && <span>{mark.words}</span>}
          </p>
          <h3>
            {tier} <span>{volume} min</span>
          </h3>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
