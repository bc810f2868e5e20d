import { company } from './company.ts';
import type { Demands } from './demand.ts';
import { plansAndForms } from './plans-and-forms.ts';
import { products } from './products.ts';
import { support } from './support.ts';
import { wholesalePages } from './wholesale.ts';

/** Every route of the site, and what the specification asks of it. */
export const specification: Demands = {
  ...plansAndForms,
  ...products,
  ...company,
  ...wholesalePages,
  ...support,
};
