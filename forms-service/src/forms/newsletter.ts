import type { LeadField } from '@site/contracts/forms';
import { newsletterAccepted } from '@site/contracts/forms/newsletter/copy';
import { newsletterFields, newsletterSchema } from '@site/contracts/forms/newsletter/schema';
import { foldAddress } from '../store/fold-address.ts';
import type { FormRules } from './form-rules.ts';

const labels: Record<LeadField<'newsletter'>, string> = { email: 'Email' };

/** Subscribing twice looks like subscribing once, to not reveal who is subscribed. */
export const newsletter: FormRules = {
  form: 'newsletter',
  schema: newsletterSchema,
  storedFields: newsletterFields,
  collection: 'newsletters',
  summary: 'Subscribe to the newsletter',
  mail: { title: 'New newsletter subscriber', toDo: 'Add this address to the newsletter.', labels },
  visitorMail: 'subscribed',
  acceptsBypass: true,
  plain: {
    submit: 'Subscribe',
    fields: { email: { label: labels.email, control: 'email', autocomplete: 'email' } },
    accepted: {
      heading: 'One more step',
      text: "We'll send you an email with a link. Open it to confirm your subscription; until then, you won't receive the newsletter.",
    },
  },
  isMembership: true,
  soleAddress: foldAddress,
  accepted: newsletterAccepted,
  acceptedUnconfirmed: 'Check your inbox: your subscription starts when you open the link in our email.',
};
