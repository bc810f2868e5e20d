import type { SiteConfig } from '@site/contracts';
import type { PricingSolution } from '@site/contracts/forms/pricing-expert/options';
import { ChoiceGroup } from '@site/ui/form/choice-group.tsx';
import { FormCard } from '@site/ui/form/form-card.tsx';
import { SelectField } from '@site/ui/form/select-field.tsx';
import { TextArea } from '@site/ui/form/text-area.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { useEffect, useRef } from 'react';
import { formId } from '../form-definition.ts';
import { HiddenFields } from '../hidden-fields.tsx';
import { LeadForm } from '../lead-form.tsx';
import { methodOptions, pricingExpert, solutionOptions } from './definition.ts';
import styles from './pricing-expert-form.module.css';

export interface PricingExpertFormProps {
  site: SiteConfig;
  /** Solution to choose for the visitor; whenever it changes, the field follows. */
  solution?: PricingSolution;
  /** Key of the plan from which the visitor comes; sent along. */
  plan?: string;
  /** Told what the visitor has chosen, and nothing when the form has been cleared, so that `solution` can follow. */
  onSolutionChange?: (solution: PricingSolution | undefined) => void;
}

/** For the choice of the billing period, which stands elsewhere in its page. */
export const pricingExpertFormId = formId(pricingExpert.form);

const { fields } = pricingExpert.labels;

/** The form that asks for a quote, on its card; the phone number is asked for only by those who want to be called. */
export function PricingExpertForm({ site, solution, plan, onSolutionChange }: PricingExpertFormProps) {
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const field = select.current;
    if (!field || !solution || field.value === solution) return;
    field.value = solution;
    // As if the visitor had chosen it: the draft keeps it, and an error of the field goes.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [solution]);

  return (
    <FormCard>
      <LeadForm definition={pricingExpert} site={site} onReset={() => onSolutionChange?.(undefined)}>
        <HiddenFields values={{ plan }} />
        <TextField name="email" label={fields.email} type="email" autoComplete="email" />
        <SelectField
          name="solution"
          label={fields.solution}
          placeholder="Choose one"
          options={solutionOptions}
          ref={select}
          onChange={({ target: { value } }) =>
            onSolutionChange?.(solutionOptions.find((option) => option.value === value)?.value)
          }
        />
        <ChoiceGroup name="contactMethod" legend={fields.contactMethod} options={methodOptions} initial="email" />
        <TextField className={styles.phone} name="phone" label={fields.phone} type="tel" autoComplete="tel" />
        <TextArea name="note" label={fields.note} optional="optional" />
      </LeadForm>
    </FormCard>
  );
}
