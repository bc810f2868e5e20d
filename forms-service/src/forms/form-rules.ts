import type { ContextField, FormName, formSchemas } from '@site/contracts/forms';
import type { ZodMiniType } from 'zod/mini';
import type { Channel } from '../store/delivery.ts';
import type { LeadState } from '../store/lead-store.ts';
import type { PlainForm } from './plain-form.ts';

/** Acknowledgement to a visitor. */
export interface Acknowledgement {
  subject: string;
  heading: string;
  /** What happens next. */
  next: string;
  /** Fields with a fixed set of values: safe to repeat, since anyone can enter the address of someone else. */
  repeats: readonly string[];
}

/** Rules of one form. */
export interface FormRules {
  form: FormName;
  /** Schema of the payload. */
  schema: (typeof formSchemas)[FormName];
  /** Schema of the stored fields. */
  storedFields: Readonly<Record<string, ZodMiniType>>;
  /** Fields with the page that the visitor came from; not filled in by hand. */
  context?: readonly ContextField[];
  /** MongoDB collection. */
  collection: string;
  /** What the endpoint does, for the API description. */
  summary: string;
  /** Mail to the team: title, what to do, and labels of the fields. */
  mail: { title: string; toDo: string; labels: Readonly<Record<string, string>> };
  /** Mail to the visitor. */
  visitorMail?: Extract<Channel, 'subscribed' | 'welcome'>;
  /** Mail to the visitor, for forms that a person answers. */
  acknowledgement?: Acknowledgement;
  /** Accepts submissions when the captcha could not be loaded or verified; they are quarantined. */
  acceptsBypass: boolean;
  /** Version for browsers without JavaScript; absent when the form needs JavaScript. */
  plain?: PlainForm;
  /** A membership, which its owner can confirm and end. */
  isMembership?: true;
  /** Converts chosen values to text for the team. */
  withLabels?(fields: Record<string, string>): Record<string, string>;
  /** Address that at most one lead of this form may hold. */
  soleAddress?(email: string, state: LeadState): string | undefined;
  accepted: string;
  /** Success message with double opt-in; existing members get it too, so it does not reveal who is one. */
  acceptedUnconfirmed?: string;
  /** Response and mail to the team when another lead has the address. Absent: it looks like a success. */
  refused?: { message: string; mail: Pick<FormRules['mail'], 'title' | 'toDo'> };
}
