import type { FormDefinition } from '../form-definition.ts';
import type { Outcome } from '../live-form.ts';
import type { SubmitResult } from './forms-store.ts';

const NO_ANSWER = 'We got no answer: check your connection.';

/** The service and the gateway answer in sentences; a proxy in their place answers "Bad Gateway". */
const SENTENCE = /^\d+: (.+\.)\s*$/s;

/**
 * Returns the outcome of an attempt that was not accepted. Unlike the toast (specification, section 8), it contains no status
 * and no message of the browser.
 */
export function failedOutcome({ failure }: Pick<FormDefinition['copy'], 'failure'>, result: SubmitResult): Outcome {
  if ('answer' in result)
    return { kind: 'failed', reason: sentence(result.answer.message || failure.refused), canRetry: false };
  const { status, message } = result.failure;
  const [, said] = SENTENCE.exec(message) ?? [];
  return { kind: 'failed', reason: said ?? (status ? sentence(failure.unreachable) : NO_ANSWER), canRetry: true };
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
