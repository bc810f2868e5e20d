/** Copy of the rate calculator; its answers are in rate-answer-content.ts. */
export const rateForm = {
  title: 'Rate calculator',
  fields: {
    destination: { label: 'Destination' },
    minutes: { label: 'Minutes per month' },
    rate: { label: 'What you pay now', hint: 'USD per minute' },
  },
  noScript: 'The calculator needs JavaScript. The rates and tiers on this page are complete without it.',
  offer: 'In the free trial, the calculator covers every destination, at your agreed rates.',
  launch: 'Launch Rate Calculator',
} as const;
