/**
 * Sends a request, and notes what it changes as long as the request may arrive after later ones: it failed or was repeated.
 * @param late what such requests change
 * @throws error of the request
 */
export async function noteIfLate(
  late: Set<string>,
  changed: string,
  request: () => Promise<{ isRepeated: boolean }>,
): Promise<void> {
  const wasLate = late.has(changed);
  late.add(changed);
  const { isRepeated } = await request();
  if (!isRepeated && !wasLate) late.delete(changed);
}
