/** First day on which all listed rates are valid; they change once a month. */
export const ratesValidFrom = '2026-11-01';
