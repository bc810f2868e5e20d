import { newsletterSchema } from '@site/contracts/forms';
import { foldAddress } from './fold-address.ts';
import type { FormDefinition } from './submission.ts';

/** Subscribing twice looks like subscribing once, so that nobody learns who is subscribed. */
export const newsletter: FormDefinition = {
  form: 'newsletter',
  schema: newsletterSchema,
  acceptsBypass: true,
  isMembership: true,
  soleAddress: foldAddress,
  accepted: "Thank you for subscribing. You'll receive updates on new features and industry insights.",
};
