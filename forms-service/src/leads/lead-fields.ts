import { formRules } from '../forms/forms.ts';

/** Names of the fields of all forms, each once. */
export const leadFieldNames = [
  ...new Set(Object.values(formRules).flatMap(({ storedFields }) => Object.keys(storedFields))),
];
