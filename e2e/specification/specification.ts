import type { Demands } from './demand.ts';
import { support } from './support.ts';

/** Routes of marketing and support, and what the specification asks of them; wholesale holds its own. */
export const specification: Demands = {
  ...support,
};
