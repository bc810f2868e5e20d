import type { FormName } from './form-schemas.ts';

/** Where browsers without JavaScript send a form; the answer is a page. */
export const plainFormPath = (form: FormName) => `/api/${form}/plain`;
