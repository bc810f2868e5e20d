import { type ReactNode, useRef } from 'react';
import styles from './code-panel.module.css';
import { CopyButton } from './copy-button.tsx';

export interface CodePanelProps {
  /** Name of the sample, unique in the page: `"List calls"`. */
  label: string;
  children: ReactNode;
}

/** A sample in every language, of which the chosen one is visible, and its response. */
export function CodePanel({ label, children }: CodePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} className={styles.panel} data-tone="ink">
      <div className={styles.bar}>
        <span>{label}</span>
        <CopyButton of={label} from={panel} />
      </div>
      {children}
    </div>
  );
}
