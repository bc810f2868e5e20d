/**
 * Outcomes of attempts. `failed` attempts are retried; `dead`, `partial` (some recipients have the mail) and `rejected`
 * (the visitor's mailbox does not exist) are not. `lost`: during the attempt, the lease expired or the message became
 * outdated. `given-back`: the service stopped.
 */
export const attemptOutcomes = ['delivered', 'failed', 'partial', 'rejected', 'dead', 'lost', 'given-back'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];
