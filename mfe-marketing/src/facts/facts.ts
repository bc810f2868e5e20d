/**
 * What several pages state about the company and its service: a fact that changes, changes here. Prices and sizes of plans
 * are in `plans/plans.ts`. Legal texts, dated press releases and the history state what was agreed or true on their day.
 * Exports of their own, not properties of one object: a page loads only those that it states.
 */

export const founded = '2020';
/** Regions in which calls enter the network. */
export const regions = '12';
/** Companies that are customers of ours, without those of our partners. */
export const companies = '10,000+';
export const countries = '150+';
/** Countries that a call can be placed to. */
export const callableCountries = '200+';
export const carriers = '200+';
export const integrations = '500+';
export const messages = '500M+';
/** Agreed with customers. */
export const uptime = '99.9%';
/** Of the cloud phone, one of the services on /system-status. */
export const phoneUptime = '99.99%';
export const largestMeeting = '10,000';
export const trialDays = 14;
/** What the home page offers. */
export const homeTrialDays = 30;
export const setupMinutes = 2;
/** What search results and shared links promise. */
export const announcedSetupMinutes = 5;
export const internationalRate = '$0.02/min';
export const extraNumber = '$5/month';
export const shortestRetention = '30\u00a0days';
export const longestRetention = '7\u00a0years';
export const deletion = '30\u00a0days';
export const securityLogs = '12\u00a0months';
export const answerTime = '24\u00a0hours';
export const chatHours = '24/7';
export const supportHours = 'Mon–Fri 9AM–6PM EST';
/** When the same number is answered in Dubai: the hours of the help pages. */
export const helpHours = 'Mon–Fri 9AM–6PM GST';
export const resellerMargin = '30%';
/** On what resellers buy at wholesale rates, from minutes to phone systems. */
export const wholesaleMargin = '30–60%';
export const referralCommission = '10%';

export const retention = `${shortestRetention} to ${longestRetention}`;
