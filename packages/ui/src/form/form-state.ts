import { createContext, useContext } from 'react';

/** State of a form for its fields. */
export interface FormState {
  /** Prefix of the ids of all its fields, unique in the page. */
  form: string;
  /** Error for the visitor by field name; none for valid fields. */
  errors: Readonly<Record<string, string>>;
  /** While the form is being sent, all fields are disabled. */
  isPending: boolean;
}

/** State of the form around a field; without a form, fields are enabled and valid. */
export const FormStateContext = createContext<FormState>({ form: 'field', errors: {}, isPending: false });

/** Returns the id of a field's control, for labels and error summaries. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/**
 * Returns the attributes of a control that depend on its form.
 * @param name name of the field in the payload
 */
export function useField(name: string) {
  const { form, errors, isPending } = useContext(FormStateContext);
  const id = fieldId(form, name);
  const error = errors[name];
  const errorId = error ? `${id}-error` : undefined;
  return {
    error,
    errorId,
    control: {
      id,
      name,
      disabled: isPending,
      // Otherwise, browsers announce a required list as invalid before anybody has used the form.
      'aria-invalid': error !== undefined,
      'aria-describedby': errorId,
    },
  };
}
