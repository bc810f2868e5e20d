import type { FormName } from './form-schemas.ts';

/**
 * Days for which leads of a form are kept unless an operator sets others: as long as a conversation about them is likely to be
 * taken up again. Members of the newsletter stay until they leave. The privacy policy names the same periods.
 */
export const retentionDays = {
  contact: 730,
  'pricing-expert': 730,
  signup: 1095,
  newsletter: 'never',
} as const satisfies Record<FormName, number | 'never'>;
