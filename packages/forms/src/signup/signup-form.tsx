import type { SiteConfig } from '@site/contracts';
import { FormCard, FormHead, FormRow } from '@site/ui/form/form-card.tsx';
import { SelectField } from '@site/ui/form/select-field.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { LeadForm } from '../lead-form.tsx';
import { companySizeOptions, signup } from './definition.ts';

const { fields } = signup.labels;

/** Form that starts a free trial, on its card, for the first screen of a page. */
export function SignupForm({ site }: { site: SiteConfig }) {
  return (
    <FormCard>
      <LeadForm definition={signup} site={site} variant="accent" heading={<FormHead title={signup.title} />}>
        <FormRow>
          <TextField name="firstName" label={fields.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={fields.lastName} autoComplete="family-name" />
        </FormRow>
        <TextField name="email" label={fields.email} type="email" autoComplete="email" />
        <TextField name="company" label={fields.company} autoComplete="organization" />
        <FormRow>
          <TextField name="phone" label={fields.phone} type="tel" autoComplete="tel" />
          <SelectField name="employees" label={fields.employees} placeholder="Choose" options={companySizeOptions} />
        </FormRow>
      </LeadForm>
    </FormCard>
  );
}
