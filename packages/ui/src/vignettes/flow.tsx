import { PhoneIncoming } from 'lucide-react';
import { Icon, type LucideIcon } from '../icon.tsx';
import styles from './flow.module.css';

export interface FlowStep {
  icon: LucideIcon;
  /** Condition: `"After hours"`. */
  when: string;
  /** Where the call goes then. */
  to: string;
}

/** How an incoming call is routed; stands on ink. */
export function Flow({ from, steps }: { from: string; steps: readonly FlowStep[] }) {
  return (
    <div className={styles.flow}>
      <p>
        <Icon of={PhoneIncoming} />
        {from}
      </p>
      <ol>
        {steps.map(({ icon, when, to }) => (
          <li key={when}>
            <Icon of={icon} />
            {when}
            <b>{to}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
