import { contactTopics, type SiteConfig } from '@site/contracts';
import { Tag } from '@site/ui/content/tag.tsx';
import { FormCard, FormHead, FormRow } from '@site/ui/form/form-card.tsx';
import { SelectField } from '@site/ui/form/select-field.tsx';
import { TextArea } from '@site/ui/form/text-area.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { HiddenFields } from '../hidden-fields.tsx';
import { LeadForm } from '../lead-form.tsx';
import { contact, teamSizeOptions } from './definition.ts';
import { type SubjectTitles, useSubject } from './use-subject.ts';

const { fields } = contact.labels;

export interface ContactFormProps {
  site: SiteConfig;
  /** Titles of jobs and programs that link to this form; a module constant. */
  titles?: SubjectTitles;
}

/**
 * The contact form on its card, for the first screen of a page.
 *
 * Shows and sends the topic and subject of the address (`?topic=careers&job=…`).
 */
export function ContactForm({ site, titles }: ContactFormProps) {
  const { topic, job, program } = useSubject(titles);

  return (
    <FormCard>
      <LeadForm
        definition={contact}
        site={site}
        variant="accent"
        heading={
          <FormHead title={contact.title}>
            {topic && <Tag>{contactTopics[topic]}</Tag>}
            {job && <Tag>{titles?.job?.[job] ?? job}</Tag>}
          </FormHead>
        }
      >
        <HiddenFields values={{ topic, job, program }} />
        <FormRow>
          <TextField name="firstName" label={fields.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={fields.lastName} autoComplete="family-name" />
        </FormRow>
        <TextField name="email" label={fields.email} type="email" autoComplete="email" />
        <FormRow>
          <TextField name="company" label={fields.company} optional="optional" autoComplete="organization" />
          <SelectField
            name="teamSize"
            label={fields.teamSize}
            optional="optional"
            placeholder="Choose"
            options={teamSizeOptions}
          />
        </FormRow>
        <TextArea name="message" label={fields.message} />
      </LeadForm>
    </FormCard>
  );
}
