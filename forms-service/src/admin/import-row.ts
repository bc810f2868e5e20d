import { formNames } from '@site/contracts/forms';
import * as z from 'zod';
import { formRules } from '../forms/forms.ts';
import { leadStates, type NewLead } from '../store/lead-store.ts';
import { createLeadIds } from '../submissions/lead-id.ts';
import { hashOf } from '../submissions/read-form.ts';
import { readMoment } from './moment.ts';

const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Parses a time; without a zone, it is UTC. */
function toDate(text: string): Date | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const moment = readMoment(text.length === 10 || match[1] ? text.replace(' ', 'T') : `${text.replace(' ', 'T')}Z`);
  return moment && moment.getTime() <= Date.now() ? moment : undefined;
}

const headSchema = z.object({
  id: z.string().toLowerCase().optional(),
  form: z.enum(formNames, `"form" must be one of ${formNames.join(', ')}; or name it with --form.`),
  state: z.enum(leadStates, `"state" must be one of ${leadStates.join(', ')}.`).default('stored'),
  createdAt: z
    .string()
    .transform((text, context) => {
      const date = toDate(text.trim());
      if (!date) context.addIssue('"createdAt" must be a past time since 1970 such as 2024-05-01T10:00:00Z.');
      return date;
    })
    .optional(),
});

/** Spreadsheets drop seconds, and ids keep increasing during a clock correction. */
const SAME_MOMENT_MS = 60_000;

/**
 * Retention and searches use the time in an id, so an id of another kind or time is not kept; it remains part of the
 * hash.
 */
function isOurId(id: string, createdAt: Date): boolean {
  const moment = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  return z.uuidv7().safeParse(id).success && Math.abs(moment - createdAt.getTime()) < SAME_MOMENT_MS;
}

/** Describes the first problem by column, without quoting the cell. */
function problemOf({
  issues: [issue],
}: {
  issues: { code?: string; path: PropertyKey[]; message: string; keys?: string[] }[];
}) {
  if (issue?.code === 'unrecognized_keys') return `"${issue.keys?.[0]}" is not a field of this form.`;
  const column = issue?.path[0]?.toString();
  return column && !issue?.message.startsWith('"')
    ? `"${column}": ${issue?.message}`
    : (issue?.message ?? 'It cannot be read.');
}

/**
 * Converts an entry of another system to a lead. Equal entries get the same idempotency key, so importing a file again
 * adds nothing.
 * @returns the lead, or a sentence about the first problem
 */
export function readImportRow(given: Record<string, unknown>, form?: NewLead['form']): NewLead | { problem: string } {
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== null));
  const head = headSchema.safeParse({ form, ...values });
  if (!head.success) return { problem: problemOf(head.error) };
  const { id: _id, form: _form, state: _state, createdAt: _createdAt, ...rest } = values;
  const { storedFields, soleAddress } = formRules[head.data.form];
  const checked = z.strictObject(storedFields).safeParse(rest);
  if (!checked.success) return { problem: problemOf(checked.error) };

  const { id, state, createdAt = new Date() } = head.data;
  const requestHash = hashOf({ form, ...values });
  const fields = Object.fromEntries(Object.entries(checked.data).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  return {
    id: id && isOurId(id, createdAt) ? id : createLeadIds(() => createdAt)(),
    form: head.data.form,
    state,
    createdAt,
    fields,
    receipt: {
      idempotencyKey: `import:${requestHash}`,
      requestHash,
      captcha: { provider: 'none', verdict: 'imported' },
    },
    deliveries: [],
    soleAddress: soleAddress?.(fields.email ?? '', state),
  };
}
