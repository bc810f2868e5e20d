import { PhoneIncoming } from 'lucide';
import { Icon, type IconNode } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './flow.module.css';

export interface FlowStep {
  icon: IconNode;
  /** Condition: `"After hours"`. */
  when: string;
  /** Target of the call. */
  to: string;
}

export interface FlowProps {
  /** Start: `"Main line"`. */
  from: string;
  /** An incoming call by default. */
  icon?: IconNode;
  steps: readonly FlowStep[];
  /** Branch without a current call: no sun. */
  waiting?: boolean;
  className?: string;
}

/** Routing of an incoming call, on ink. */
export function Flow({ from, icon = PhoneIncoming, steps, waiting, className }: FlowProps) {
  return (
    <div className={classNames(styles.flow, waiting && styles.waiting, className)}>
      <p>
        <Icon of={icon} />
        {from}
      </p>
      <ol>
        {steps.map(({ icon: stepIcon, when, to }) => (
          <li key={when}>
            <Icon of={stepIcon} />
            {when}
            <b>{to}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
