import type { DeliveryPlan } from '../delivery/plan.ts';
import { formRules } from '../forms/forms.ts';
import type { Release } from '../store/lead-administration.ts';
import type { InboxLead } from './find-leads.ts';

/** Checks that a lead can be released. Only the owner of the address can confirm a subscription. */
export const canRelease = ({ state, form }: Pick<InboxLead, 'state' | 'form'>): boolean =>
  state === 'quarantined' && !formRules[form].isMembership;

/** Returns the release of a lead: the same as if it had never been quarantined. */
export const releaseOf = ({ form, fields }: InboxLead, plan: DeliveryPlan, at: Date): Release => ({
  soleAddress: formRules[form].soleAddress?.(fields.email ?? '', 'stored'),
  deliveries: plan.released(form, at),
  whenRefused: plan.of(form, 'refused', at),
});
