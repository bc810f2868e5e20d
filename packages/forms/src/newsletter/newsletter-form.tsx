import type { SiteConfig } from '@site/contracts';
import { TextField } from '@site/ui/form/text-field.tsx';
import { LeadForm } from '../lead-form.tsx';
import { newsletter } from './definition.ts';

/** The newsletter form of the footer. */
export function NewsletterForm({ site }: { site: SiteConfig }) {
  return (
    <LeadForm definition={newsletter} site={site} variant="accent" layout="line">
      <TextField
        name="email"
        label={newsletter.labels.fields.email}
        hideLabel
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
      />
    </LeadForm>
  );
}
