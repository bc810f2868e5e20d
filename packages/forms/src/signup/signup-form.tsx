import type { SiteConfig } from '@site/contracts';
import { FormCard, FormHead, FormRow } from '@site/ui/form/form-card.tsx';
import { SelectField } from '@site/ui/form/select-field.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { LeadForm } from '../lead-form.tsx';
import { companySizeOptions, signupLabels, signupTitle } from './content.ts';

const { fields } = signupLabels;

/** The form that starts a free trial on its card, for the first screen of a page. */
export function SignupForm({ site }: { site: SiteConfig }) {
  return (
    <FormCard>
      <LeadForm
        form="signup"
        site={site}
        when="shown"
        name={signupTitle}
        labels={signupLabels}
        look="accent"
        heading={<FormHead title={signupTitle} />}
      >
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
