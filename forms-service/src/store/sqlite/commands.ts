import type { FormName } from '@site/contracts/forms';
import type { LeadQuery, NewLead } from '../lead-store.ts';

/** What the store asks its thread to do. */
export type Command =
  | { name: 'save'; lead: NewLead }
  | { name: 'findEarlier'; form: FormName; idempotencyKey: string }
  | { name: 'list'; query: LeadQuery }
  | { name: 'check' };

/** Results in the order of the commands, or the reason why none of them took effect. */
export type ThreadAnswer = { results: unknown[] } | { failed: string };
