import type { FormName } from '@site/contracts/forms';
import type { ClaimRequest, DeliveryResult, ReopenRequest } from '../delivery.ts';
import type { ClaimedDelivery, LeadQuery, MembershipChange, NewLead } from '../lead-store.ts';
import type { ArchiveTable } from './archive-table.ts';

/** What the store asks its thread to do. */
export type Command =
  | { name: 'save'; lead: NewLead }
  | { name: 'findEarlier'; form: FormName; idempotencyKey: string }
  | { name: 'changeMembership'; change: MembershipChange }
  | { name: 'claim'; request: ClaimRequest }
  | { name: 'settle'; claimed: ClaimedDelivery; result: DeliveryResult }
  | { name: 'reopen'; request: ReopenRequest; now: Date }
  | { name: 'outbox' }
  | { name: 'list'; query: LeadQuery }
  | { name: 'archive'; operation: keyof ArchiveTable; values: unknown[] }
  | { name: 'check' };

/** Results in the order of the commands, or the reason why none of them took effect. */
export type ThreadAnswer = { results: unknown[] } | { failed: string };
