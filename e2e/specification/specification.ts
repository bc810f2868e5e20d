import type { Demands } from './demand.ts';
import { support } from './support.ts';
import { wholesalePages } from './wholesale.ts';

/** Every route of the site, and what the specification asks of it. */
export const specification: Demands = {
  ...wholesalePages,
  ...support,
};
