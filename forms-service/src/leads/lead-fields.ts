import { formRules } from '../forms/forms.ts';

/** Unique field names of all forms. */
export const leadFieldNames = [
  ...new Set(Object.values(formRules).flatMap(({ storedFields }) => Object.keys(storedFields))),
];
