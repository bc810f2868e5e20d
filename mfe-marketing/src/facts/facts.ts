/**
 * What several pages state about the company and its service: a fact that changes, changes here. Prices and sizes of plans
 * are in `plans/plans.ts`. Legal texts, dated press releases and the history state what was agreed or true on their day.
 */
export const facts = {
  founded: '2020',
  /** Regions in which calls enter the network. */
  regions: '12',
  countries: '150+',
  /** Countries that a call can be placed to. */
  callableCountries: '200+',
  carriers: '200+',
  integrations: '500+',
  messages: '500M+',
  /** Agreed with customers. */
  uptime: '99.9%',
  /** Measured. */
  platformUptime: '99.99%',
  largestMeeting: '10,000',
  trialDays: 14,
  /** What the home page offers. */
  homeTrialDays: 30,
  setupMinutes: 2,
  /** What search results and shared links promise. */
  announcedSetupMinutes: 5,
  internationalRate: '$0.02/min',
  extraNumber: '$5/month',
  shortestRetention: '30 days',
  longestRetention: '7 years',
  deletion: '30 days',
  securityLogs: '12 months',
  answerTime: '24 hours',
  chatHours: '24/7',
  supportHours: 'Mon–Fri 9AM–6PM EST',
  resellerMargin: '30%',
  referralCommission: '10%',
};

export const retention = `${facts.shortestRetention} to ${facts.longestRetention}`;
