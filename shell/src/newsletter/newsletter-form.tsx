import type { SiteConfig } from '@site/contracts';
import { LeadForm } from '@site/forms/lead-form.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { newsletterLabels, newsletterName } from './content.ts';

/** The newsletter form of the footer. */
export function NewsletterForm({ site }: { site: SiteConfig }) {
  return (
    <LeadForm
      form="newsletter"
      site={site}
      when="near"
      name={newsletterName}
      labels={newsletterLabels}
      look="accent"
      layout="line"
    >
      <TextField
        name="email"
        label={newsletterLabels.fields.email}
        hideLabel
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
      />
    </LeadForm>
  );
}
