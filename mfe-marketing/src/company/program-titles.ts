/** Titles of the programs by the key that goes with an application; apart, because the contact form knows them. */
export const programTitles = {
  reseller: 'Reseller',
  referral: 'Referral',
  'technology-integration': 'Technology integration',
} as const;

export type ProgramKey = keyof typeof programTitles;
