/** Abbreviations of the trade, explained in column headers. */
export const abbreviations = {
  asr: { short: 'ASR', meaning: 'Answer-seizure ratio: answered calls of all that were sent' },
  acd: { short: 'ACD', meaning: 'Average call duration' },
  pdd: { short: 'PDD', meaning: 'Post-dial delay: from the last digit to the first ring' },
} as const;
