/** Titles of the open positions by the key in an application; a separate file, because the contact form shows them. */
export const jobTitles = {
  'senior-voice-engineer': 'Senior Voice Engineer',
  'product-manager': 'Product Manager, Meetings and Messages',
  'product-designer': 'Product Designer, Desktop and Mobile',
  'network-reliability-engineer': 'Network Reliability Engineer',
  'customer-success-manager': 'Customer Success Manager',
  'account-executive': 'Account Executive, Wholesale Voice',
} as const;

export type JobKey = keyof typeof jobTitles;
