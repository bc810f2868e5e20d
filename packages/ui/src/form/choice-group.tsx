import { Choice } from './choice.tsx';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { useField } from './form-state.ts';

export interface ChoiceGroupProps {
  /** Name of the field in the payload. */
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Initial value. */
  initial: string;
}

/** Radio group of a few visible values. */
export function ChoiceGroup({ name, legend, options, initial }: ChoiceGroupProps) {
  const { control, errorId, error } = useField(name);
  return (
    <fieldset className={styles.field} disabled={control.disabled} aria-describedby={errorId}>
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <Choice
            key={value}
            type="radio"
            id={index === 0 ? control.id : undefined}
            name={name}
            value={value}
            defaultChecked={value === initial}
          >
            {label}
          </Choice>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
