import { contactTopics, type SiteConfig } from '@site/contracts';
import { Tag } from '@site/ui/content/tag.tsx';
import { FormCard, FormHead, FormRow } from '@site/ui/form/form-card.tsx';
import { SelectField } from '@site/ui/form/select-field.tsx';
import { TextArea } from '@site/ui/form/text-area.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { useEffect, useRef } from 'react';
import { LeadForm } from '../lead-form.tsx';
import { contact, messageFor, teamSizeOptions } from './definition.ts';
import { useTopic } from './use-topic.ts';

const { fields } = contact.labels;

/**
 * The contact form on its card, for the first screen of a page.
 *
 * The topic in the address (`?topic=`) is shown, starts the message and is sent along.
 */
export function ContactForm({ site }: { site: SiteConfig }) {
  const topic = useTopic();
  const title = topic && contactTopics[topic];
  const message = useRef<HTMLTextAreaElement>(null);
  const suggested = useRef('');

  useEffect(() => {
    const suggestion = title ? messageFor(title) : '';
    const isUntouched = !message.current?.value || message.current.value === suggested.current;
    if (message.current && isUntouched) message.current.value = suggestion;
    suggested.current = suggestion;
  }, [title]);

  return (
    <FormCard>
      <LeadForm
        definition={contact}
        site={site}
        variant="accent"
        heading={<FormHead title={contact.title}>{title && <Tag>{title}</Tag>}</FormHead>}
      >
        {topic && <input type="hidden" name="topic" value={topic} />}
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
        <TextArea name="message" label={fields.message} ref={message} />
      </LeadForm>
    </FormCard>
  );
}
