import type { DeliveryPlan } from '../delivery/plan.ts';
import { formRules } from '../forms/forms.ts';
import type { QuarantineRelease } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';

/** Only the owner of the address can confirm a subscription. */
export const canRelease = ({ state, form }: Pick<LeadRecord, 'state' | 'form'>): boolean =>
  state === 'quarantined' && !formRules[form].isMembership;

/** Returns the effects of a release: those the lead would have had without quarantine. */
export const releaseOf = ({ form, fields }: LeadRecord, plan: DeliveryPlan, at: Date): QuarantineRelease => ({
  soleAddress: formRules[form].soleAddress?.(fields.email ?? '', 'stored'),
  deliveries: plan.released(form, at),
  whenRefused: plan.of(form, 'refused', at),
});
