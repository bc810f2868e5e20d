import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { panel } from './panel-words.ts';
import styles from './switch.module.css';

interface SwitchProps {
  /** Accessible name. */
  label: string;
  on: boolean;
  /** Without it the switch is fixed. */
  onToggle?: () => void;
}

/** A switch whose state is also shown in words. */
export function Switch({ label, on, onToggle }: SwitchProps) {
  const { always, on: allowed, off } = panel.states;
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" checked={on} aria-checked={on} disabled={!onToggle} onChange={onToggle} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{onToggle ? (on ? allowed : off) : always}</span>
    </label>
  );
}
