const MOST = 10_000;

/**
 * Caches answers: concurrent and later calls with the same key share one.
 * @param isKept returns false for answers that must not be cached
 */
export function remember<Answer>(lifetimeMs: number, clock: () => Date, isKept: (answer: Answer) => boolean) {
  const answers = new Map<string, { answer: Promise<Answer>; until: number }>();

  /** Oldest first. */
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
