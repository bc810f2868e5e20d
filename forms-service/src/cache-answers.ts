const MOST = 10_000;

/**
 * Caches answers: concurrent and later calls with the same key share one.
 * @param now milliseconds since any fixed moment
 * @param isKept returns false for answers that must not be cached
 */
export function cacheAnswers<Answer>(lifetimeMs: number, now: () => number, isKept: (answer: Answer) => boolean) {
  const answers = new Map<string, { answer: Promise<Answer>; until: number }>();

  function dropOldest(at: number): void {
    for (const [key, { until }] of answers) {
      if (until > at && answers.size < MOST) return;
      answers.delete(key);
    }
  }

  return async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const at = now();
    dropOldest(at);
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = ask();
    answers.set(key, { answer, until: at + lifetimeMs });
    if (!(await answer.then(isKept, () => false))) answers.delete(key);
    return answer;
  };
}
