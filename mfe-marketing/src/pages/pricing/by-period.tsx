import type { ReactNode } from 'react';
import styles from './by-period.module.css';

/** Class of the element within which the billing period counts. */
export const periodScope = styles.scope;

interface ByPeriodProps {
  monthly: ReactNode;
  yearly: ReactNode;
}

/** Both readings of a price; the checked radio decides which one is shown, also without script. */
export function ByPeriod({ monthly, yearly }: ByPeriodProps) {
  return (
    <>
      <span className={styles.monthly}>{monthly}</span>
      <span className={styles.yearly}>{yearly}</span>
    </>
  );
}
