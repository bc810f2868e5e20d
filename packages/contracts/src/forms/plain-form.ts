import type { FormName } from './form-schemas.ts';

/** Returns the endpoint for browsers without JavaScript, which answers with a page. */
export const plainFormPath = (form: FormName) => `/api/${form}/plain`;
