/** Below this, no person has read, filled in and sent a form, not even with a password manager and Enter. */
const FASTEST_PERSON_MS = 150;

/**
 * Checks the fields that only the browser adds: the invisible one is filled in, or the form was sent faster than a
 * person can. Clients that omit these fields are not suspected.
 */
export function looksLikeBot(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { website, elapsedMs } = body as Record<string, unknown>;
  return Boolean(website) || (typeof elapsedMs === 'number' && elapsedMs < FASTEST_PERSON_MS);
}
