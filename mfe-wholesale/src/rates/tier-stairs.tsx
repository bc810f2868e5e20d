import styles from './tier-stairs.module.css';
import { discountText, type VolumeTier } from './volume-tier.ts';

/** Four tiers as steps: height is volume, the last one is ink with the dune corner. Stacked on phones. */
export function TierStairs({ tiers }: { tiers: readonly VolumeTier[] }) {
  return (
    <ol className={styles.stairs}>
      {tiers.map(({ tier, volume, discount, features }) => (
        <li key={tier}>
          <p className={styles.top}>{discountText(discount)}</p>
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
