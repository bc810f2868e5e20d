import { signupSchema } from '@site/contracts/forms';
import { foldAddress } from './fold-address.ts';
import type { FormDefinition } from './submission.ts';

/** One trial per e-mail address. A quarantined lead holds no address, or a program could keep people out. */
export const signup: FormDefinition = {
  form: 'signup',
  schema: signupSchema,
  acceptsBypass: false,
  soleAddress: (email, state) => (state === 'stored' ? foldAddress(email) : undefined),
  accepted: "Your free trial has been activated. We'll send you login details shortly.",
  addressTaken: 'There is already a trial for this e-mail address. Sign in, or contact us and we will help.',
};
