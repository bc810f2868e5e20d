/**
 * Facts about the company and its service that this team's pages and articles state. Articles name them as
 * placeholders: `{uptime}`. Separate exports, not properties of one object: a page loads only those that it states.
 */

/** Service level agreement. */
export const uptime = '99.9%';

/** Minutes of downtime that {@link uptime} allows. */
const downtimeIn = (days: number) => Math.round(days * 24 * 60 * (1 - Number.parseFloat(uptime) / 100));

/** In 30 days. */
export const monthlyDowntime = `${downtimeIn(30)} minutes`;
export const yearlyDowntime = `${Math.floor(downtimeIn(365) / 60)} hours ${downtimeIn(365) % 60} minutes`;
/** Remaining uptime behind a line of 99.5%. */
export const uptimeBehindLine = `${(0.995 * Number.parseFloat(uptime)).toFixed(1)}%`;

/** Regions with network entry points for calls. */
export const regions = '12';
const shortestRetention = '30 days';
export const longestRetention = '7 years';
export const longestRetentionInWords = 'seven';
export const retention = `${shortestRetention} to ${longestRetention}`;
/** Time until deleted data is removed. */
export const deletion = '30 days';
/** Retention of security logs. */
export const securityLogs = '12 months';
export const codecs = 'G.711, G.722 and G.729';
/** Participants of a video call, by plan. */
export const meetingSizes = '50, 250 or 500';

export const deployment = '24 to 48 hours';
/** With several sites or an old PBX. */
export const complexDeployment = 'one to two weeks';
export const trialDays = 14;
export const trialDaysInWords = 'Fourteen';

/** Dollars per user and month of the Business plan, paid yearly. */
export const businessPrice = 20;
/** The same, paid monthly. */
const businessPriceMonthly = 25;
export const yearlySaving = `${Math.round((1 - businessPrice / businessPriceMonthly) * 100)}%`;
/** Cost for the 80 users of the migration guide. */
export const usersPaidMonthly = `80 × $${businessPriceMonthly} = $${(80 * businessPriceMonthly).toLocaleString('en')}`;
/** Dollars per additional number and month. */
export const numberPrice = 5;
/** Dollars per minute. */
export const internationalRate = 0.02;
/** Of advanced analytics, per month. */
export const analyticsPrice = '$10';
export const priceNotice = '30 days';

export const chatHours = '24/7';
export const chatHoursInWords = 'around the clock';
export const phoneHours = 'Mon–Fri 9AM–6PM GST';
/** Time until a written question is answered. */
export const answerTime = '24 hours';

/** Time until a question in the community has its first answer. */
export const firstAnswerHours = 4;
export const localGroups = 24;
/** Validity of a certificate. */
export const certificateYears = 2;
