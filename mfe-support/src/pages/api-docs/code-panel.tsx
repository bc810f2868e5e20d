import { type ReactNode, useRef } from 'react';
import styles from './code-panel.module.css';
import { CopyButton } from './copy-button.tsx';

export interface CodePanelProps {
  /** Names the sample, unique in the page: `"List calls"`. */
  label: string;
  children: ReactNode;
}

/** A sample in every language, of which the page shows the chosen one, and what comes back. */
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
