import type { DeliveryPlan } from '../delivery/plan.ts';
import { formRules } from '../forms/forms.ts';
import type { QuarantineRelease } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';

/** A subscription is confirmed by who owns the address, by nobody else. */
export const canRelease = ({ state, form }: Pick<LeadRecord, 'state' | 'form'>): boolean =>
  state === 'quarantined' && !formRules[form].isMembership;

/** What becomes of a lead that is released now: what would have become of it if it had not been quarantined. */
export const releaseOf = ({ form, fields }: LeadRecord, plan: DeliveryPlan, at: Date): QuarantineRelease => ({
  soleAddress: formRules[form].soleAddress?.(fields.email ?? '', 'stored'),
  deliveries: plan.released(form, at),
  whenRefused: plan.of(form, 'refused', at),
});
