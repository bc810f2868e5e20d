import type { ReactNode } from 'react';
import styles from './company-mark.module.css';

export interface CompanyMarkProps {
  /** A drawing of `company-marks.tsx`: `<CompanyMark of={wadi} />`. */
  of: ReactNode;
  /** In ink and sun, not in the colour of the text alone. */
  twoColours?: boolean;
}

/** The mark of an invented company; stands beside its name, so it is not read out. The parent's css sizes it. */
export function CompanyMark({ of: shapes, twoColours }: CompanyMarkProps) {
  return (
    <svg className={twoColours ? styles.two : styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      {shapes}
    </svg>
  );
}
