import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps {
  /** Name of the group, for screen readers only. */
  legend: string;
  /**
   * Name of the radio group, unique in the site: the next page is rendered ahead in the same document, and a group of the same
   * name would reset this one.
   */
  name: string;
  options: readonly { value: string; label: string }[];
  /** Initial value; the first option by default. */
  initial?: string;
  /** Id of a form elsewhere in the page that sends the choice along. */
  form?: string;
  /** For five or more choices: separate outlines, on several lines. */
  chips?: boolean;
}

/**
 * Two to four choices side by side, or more as `chips`. Radios without script: the page's css reacts to the choice,
 * `.plans:has([value='yearly']:checked)`.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { legend, name, options, initial = options[0]?.value, form, chips } = props;
  return (
    <fieldset className={classNames(styles.segment, chips && styles.chips)}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} form={form} defaultChecked={value === initial} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
