/** Visitors' terms that our pages do not use, and our terms for them. */
export const synonyms: ReadonlyMap<string, string> = new Map([
  ['centre', 'center'],
  ['centres', 'center'],
  ['fibre', 'fiber'],
  ['fibres', 'fiber'],
  ['2fa', 'factor'],
  ['mfa', 'factor'],
  ['downgrade', 'plan'],
  ['upgrade', 'plan'],
  ['e911', 'emergency'],
  ['refund', 'cancel'],
  ['refunds', 'cancel'],
  ['throttling', 'limit'],
]);
