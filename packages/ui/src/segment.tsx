import styles from './segment.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SegmentProps {
  /** What is chosen; only screen readers say it. */
  legend: string;
  /** Name of the radio group, unique in the page. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** Value chosen at first; the first option unless given. */
  initial?: string;
}

/**
 * Two to four choices side by side. Radios without script: the page's css reacts to the choice,
 * `.plans:has([value='yearly']:checked)`.
 */
export function Segment({ legend, name, options, initial = options[0]?.value }: SegmentProps) {
  return (
    <fieldset className={styles.segment}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
