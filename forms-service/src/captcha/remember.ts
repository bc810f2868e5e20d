const MOST = 10_000;

/**
 * Asks once and keeps the answers that are worth it: calls with the same key, also at the same time, share one answer.
 * @param isKept false for answers that the next call must not get
 */
export function remember<Answer>(lifetimeMs: number, clock: () => Date, isKept: (answer: Answer) => boolean) {
  const answers = new Map<string, { answer: Promise<Answer>; until: number }>();

  /** The oldest stand first. */
  function makeRoom(now: number): void {
    for (const [key, { until }] of answers) {
      if (until > now && answers.size < MOST) return;
      answers.delete(key);
    }
  }

  return async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = clock().getTime();
    makeRoom(now);
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = ask();
    answers.set(key, { answer, until: now + lifetimeMs });
    if (!(await answer.then(isKept, () => false))) answers.delete(key);
    return answer;
  };
}
