import type { SiteConfig } from '@site/contracts';
import { ErrorSummary } from '@site/ui/form/error-summary.tsx';
import { FormMessage } from '@site/ui/form/form-message.tsx';
import { fieldId } from '@site/ui/form/form-state.ts';
import type { Ref } from 'react';
import type { FormDefinition } from '../form-definition.ts';
import type { LiveForm, Outcome } from '../live-form.ts';
import { correctionsTitle } from './corrections-title.ts';
import { FailedMessage } from './failed-message.tsx';

export interface OutcomeMessageProps {
  definition: FormDefinition;
  site: SiteConfig;
  outcome?: Outcome;
  captcha?: LiveForm['captcha'];
  ref: Ref<HTMLDivElement>;
}

/** Outcome of the latest attempt. A form with one field needs no summary besides the error of the field. */
export function OutcomeMessage({ definition, site, outcome, captcha, ref }: OutcomeMessageProps) {
  const { form, labels, copy } = definition;
  switch (outcome?.kind) {
    case 'sent':
      return (
        <FormMessage kind="ok" ref={ref}>
          <b>{outcome.title}</b> {outcome.message}
        </FormMessage>
      );
    case 'failed':
      return <FailedMessage title={copy.failure.title} site={site} outcome={outcome} ref={ref} />;
    case 'unchecked':
      // The slot of the captcha says what to do instead.
      if (captcha === 'failed') return null;
      return <FormMessage kind="bad">Confirm the security check below, then send the form.</FormMessage>;
    case 'invalid': {
      if (Object.keys(labels.fields).length === 1) return null;
      const fields = outcome.fields.map((name) => ({ id: fieldId(form, name), label: labels.fields[name] ?? name }));
      return <ErrorSummary title={correctionsTitle(fields.length)} fields={fields} ref={ref} />;
    }
    default:
      return null;
  }
}
