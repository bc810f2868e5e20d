import { createContext, useContext } from 'react';

/** What the fields of a form need to know about it. */
export interface FormState {
  /** Prefix of the ids of all its fields, unique in the page. */
  form: string;
  /** Sentence for the visitor by field name; nothing for a field that is in order. */
  errors: Readonly<Record<string, string>>;
  /** While the form is on its way all fields are disabled. */
  isPending: boolean;
}

/** State of the form around a field; without a form, fields are enabled and in order. */
export const FormStateContext = createContext<FormState>({ form: 'field', errors: {}, isPending: false });

/** Id of a field's control, to which labels and error summaries lead. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/**
 * What a control takes from the form around it.
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
      'aria-invalid': error ? true : undefined,
      'aria-describedby': errorId,
    },
  };
}
