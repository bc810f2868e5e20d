import { ErrorSummary } from '@site/ui/form/error-summary.tsx';
import { FormMessage } from '@site/ui/form/form-message.tsx';
import { fieldId } from '@site/ui/form/form-state.ts';
import type { Ref } from 'react';
import { correctionsTitle } from './corrections-title.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Outcome } from './live-form.ts';

interface OutcomeMessageProps {
  definition: FormDefinition;
  outcome?: Outcome;
  ref: Ref<HTMLDivElement>;
}

/** The outcome of the latest attempt. A form of one field needs no summary: its error says it all. */
export function OutcomeMessage({ definition: { form, labels, copy }, outcome, ref }: OutcomeMessageProps) {
  if (outcome?.kind === 'sent') {
    return (
      <FormMessage kind="ok" ref={ref}>
        <b>{copy.sent}</b> {outcome.message}
      </FormMessage>
    );
  }
  if (outcome?.kind !== 'invalid' || Object.keys(labels.fields).length === 1) return null;
  const fields = outcome.fields.map((name) => ({ id: fieldId(form, name), label: labels.fields[name] ?? name }));
  return <ErrorSummary title={correctionsTitle(fields.length)} fields={fields} ref={ref} />;
}
