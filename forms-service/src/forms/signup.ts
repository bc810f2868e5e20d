import type { LeadField } from '@site/contracts/forms';
import { signupAccepted } from '@site/contracts/forms/signup/copy';
import { signupFields, signupSchema } from '@site/contracts/forms/signup/schema';
import { foldAddress } from '../store/fold-address.ts';
import type { FormRules } from './form-rules.ts';

const labels: Record<LeadField<'signup'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  employees: 'Employees',
};

/** One trial per email address. A quarantined lead reserves no address, or bots could lock people out. */
export const signup: FormRules = {
  form: 'signup',
  schema: signupSchema,
  storedFields: signupFields,
  collection: 'signups',
  summary: 'Start a free trial',
  mail: {
    title: 'New free trial',
    toDo: 'Open the account and send the login details. A reply to this email reaches its owner.',
    labels,
  },
  visitorMail: 'welcome',
  acceptsBypass: false,
  soleAddress: (email, state) => (state === 'stored' ? foldAddress(email) : undefined),
  accepted: signupAccepted,
  refused: {
    message: 'There is already a trial for this email address. Sign in, or contact us and we will help.',
    mail: {
      title: 'Second sign-up for one address',
      toDo: 'No second trial was started: there is one for this address already. A reply to this email helps them in.',
    },
  },
};
