import { PhoneIncoming } from 'lucide';
import { Icon, type IconNode } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './flow.module.css';

export interface FlowStep {
  icon: IconNode;
  /** Condition: `"After hours"`. */
  when: string;
  /** Where the call goes then. */
  to: string;
}

export interface FlowProps {
  /** Where it begins: `"Main line"`. */
  from: string;
  /** An incoming call unless given. */
  icon?: IconNode;
  steps: readonly FlowStep[];
  /** The way that no call takes at the moment: no sun. */
  waiting?: boolean;
  className?: string;
}

/** How an incoming call is routed; stands on ink. */
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
