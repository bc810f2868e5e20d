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
  /** Preselected solution; the field follows its changes. */
  solution?: PricingSolution;
  /** Key of the referring plan; sent along. */
  plan?: string;
  /** Called with the visitor's choice, and with undefined when the form was cleared, to update `solution`. */
  onSolutionChange?: (solution: PricingSolution | undefined) => void;
}

/** Id for the choice of the billing period, which is elsewhere in the page. */
export const pricingExpertFormId = formId(pricingExpert.form);

const { fields } = pricingExpert.labels;

/** Form for requesting a quote, on its card; the phone number is shown only to visitors who want a call. */
export function PricingExpertForm({ site, solution, plan, onSolutionChange }: PricingExpertFormProps) {
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const field = select.current;
    if (!field || !solution || field.value === solution) return;
    field.value = solution;
    // Like a choice of the visitor: saves it in the draft and removes an error of the field.
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
