/** Titles of the programs by the key in an application; a separate file, because the contact form uses them. */
export const programTitles = {
  reseller: 'Reseller',
  referral: 'Referral',
  'technology-integration': 'Technology integration',
} as const;

export type ProgramKey = keyof typeof programTitles;
