import type { FormName } from './form-schemas.ts';

/**
 * Default retention of leads in days: as long as the conversation is likely to resume. Newsletter members are kept until they
 * unsubscribe. The privacy policy states the same periods.
 */
export const retentionDays = {
  contact: 730,
  'pricing-expert': 730,
  signup: 1095,
  newsletter: 'never',
} as const satisfies Record<FormName, number | 'never'>;
