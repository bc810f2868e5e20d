import type { ContextField, FormName, formSchemas } from '@site/contracts/forms';
import type { ZodMiniType } from 'zod/mini';
import type { Channel } from '../store/delivery.ts';
import type { LeadState } from '../store/lead-store.ts';
import type { PlainForm } from './plain-form.ts';

/** Mail to a visitor who expects an answer. */
export interface Acknowledgement {
  subject: string;
  heading: string;
  /** What happens next. */
  next: string;
  /** Fields with a closed list of values, which may be repeated to whoever has the address. */
  repeats: readonly string[];
}

/** Everything in which a form differs from the others. */
export interface FormRules {
  form: FormName;
  /** Of the payload. */
  schema: (typeof formSchemas)[FormName];
  /** Of the fields of a lead, as the store keeps them. */
  storedFields: Readonly<Record<string, ZodMiniType>>;
  /** Fields that say what the visitor came from; nobody fills them in. */
  context?: readonly ContextField[];
  /** MongoDB collection of its leads. */
  collection: string;
  /** What the endpoint does, for the API description. */
  summary: string;
  /** Mail to the team about a lead: its title, what to do about it, and the labels of the fields. */
  mail: { title: string; toDo: string; labels: Readonly<Record<string, string>> };
  /** Mail to the visitor. */
  visitorMail?: Extract<Channel, 'subscribed' | 'welcome'>;
  /** Mail to the visitor, of a form that will be answered by a person. */
  acknowledgement?: Acknowledgement;
  /** The form works for visitors whose captcha could not be loaded or verified; such leads are quarantined. */
  acceptsBypass: boolean;
  /** For browsers without JavaScript; without it, the form needs JavaScript. */
  plain?: PlainForm;
  /** Its owner can confirm it and end it again. */
  isMembership?: true;
  /** Turns what the visitor chose into what the team reads. */
  describe?(fields: Record<string, string>): Record<string, string>;
  /** Address that at most one lead of this form may hold. */
  soleAddress?(email: string, state: LeadState): string | undefined;
  /** Message of the success response. */
  accepted: string;
  /** The same where its owner has to confirm it first: also for who has done so long ago, or it would tell who has. */
  acceptedUnconfirmed?: string;
  /** When another lead holds the address: what the visitor and the team are told. Without it, it looks like a success. */
  refused?: { message: string; mail: Pick<FormRules['mail'], 'title' | 'toDo'> };
}
