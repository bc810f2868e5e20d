import type { ReactNode } from 'react';
import styles from './by-period.module.css';

/** Class of the element to which the billing period applies. */
export const periodScope = styles.scope;

interface ByPeriodProps {
  monthly: ReactNode;
  yearly: ReactNode;
}

/** Monthly and yearly price; the checked radio determines which one is visible, also without script. */
export function ByPeriod({ monthly, yearly }: ByPeriodProps) {
  return (
    <>
      <span className={styles.monthly}>{monthly}</span>
      <span className={styles.yearly}>{yearly}</span>
    </>
  );
}
