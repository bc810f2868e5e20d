import { pricingExpertFormId } from '@site/forms/pricing-expert-form.tsx';
import { SegmentedControl } from '@site/ui/form/segmented-control.tsx';
import { plans } from '../../plans/plans.ts';
import { yearlySaving } from '../../plans/yearly-saving.ts';
import styles from './billing-period.module.css';
import { ByPeriod } from './by-period.tsx';
import { content } from './content.ts';

const { billing } = content;

const saving = yearlySaving(plans);

/** Choice of monthly or yearly billing, with the saving; included in requests for a quote. */
export function BillingPeriod() {
  return (
    <div className={styles.period}>
      <SegmentedControl legend={billing.legend} name="billing" options={billing.options} form={pricingExpertFormId} />
      <p className={styles.printed}>
        <ByPeriod monthly={billing.printed.monthly} yearly={billing.printed.yearly} />
      </p>
      <p aria-live="polite">
        <ByPeriod monthly={billing.hint(saving)} yearly={billing.saving(saving)} />
      </p>
    </div>
  );
}
