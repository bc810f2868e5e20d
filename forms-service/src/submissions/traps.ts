/** Nobody reads, fills in and sends a form in less, not even with a password manager and Enter. */
const FASTEST_PERSON_MS = 150;

/**
 * Looks for signs of a program in the fields that only the browser adds: the invisible one is filled in, or the form was
 * sent faster than anybody can. A client that leaves these fields out is not suspicious for that.
 */
export function looksAutomatic(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { website, elapsedMs } = body as Record<string, unknown>;
  return Boolean(website) || (typeof elapsedMs === 'number' && elapsedMs < FASTEST_PERSON_MS);
}
