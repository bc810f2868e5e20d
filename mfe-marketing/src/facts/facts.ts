/**
 * Facts about the company and its service that several pages state. Prices and sizes of plans are in `plans/plans.ts`.
 * Legal texts, dated press releases and the history keep their original figures. Separate exports, not properties of
 * one object: a page loads only those that it states.
 */

export const founded = '2020';
/** Regions with network entry points for calls. */
export const regions = '12';
/** Companies that are direct customers, without those of partners. */
export const companies = '10,000+';
export const countries = '150+';
/** Countries that calls can reach. */
export const callableCountries = '200+';
export const carriers = '200+';
export const integrations = '500+';
export const messages = '500M+';
/** Service level agreement. */
export const uptime = '99.9%';
/** Of the cloud phone, one of the services on /system-status. */
export const phoneUptime = '99.99%';
export const largestMeeting = '10,000';
export const trialDays = 14;
/** Offers on the home page. */
export const homeTrialDays = 30;
export const setupMinutes = 2;
/** Claims in search results and shared links. */
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
/** Local hours in Dubai of the same number: the hours of the help pages. */
export const helpHours = 'Mon–Fri 9AM–6PM GST';
export const resellerMargin = '30%';
/** Products that resellers buy at wholesale rates, from minutes to phone systems. */
export const wholesaleMargin = '30–60%';
export const referralCommission = '10%';

export const retention = `${shortestRetention} to ${longestRetention}`;
